import { cutAtMarks, findMarks } from "./findMarks";
import type { Mark, Piece } from "./findMarks";
import { passageOf } from "./passageOf";
import type { FoundPage } from "../lib/foundPage";
import type { Term } from "./searchTerms";

/** A page among the results, ready to be shown. */
export type Hit = Omit<FoundPage, "title" | "text" | "headings" | "authors"> & {
  title: Piece[];
  passage: Piece[];
  /** Headings over places where the query was found. */
  headings: { id: string; title: Piece[] }[];
  /** Which terms were found, by their place in the query. */
  found: ReadonlySet<number>;
};

/** Headings below a result; more would hide the next one. */
const mostHeadings = 3;

/** Shows where in a page the query was found. */
export function hitOf(page: FoundPage, terms: readonly Term[]): Hit {
  const { path, kind, lang, year, version, tags, authors, text, title } = page;
  const titleMarks = findMarks(title, terms);
  const marks = findMarks(text, terms);
  const found = new Set(
    [
      ...titleMarks,
      ...marks,
      ...findMarks([...tags, authors].join(" "), terms),
    ].map(({ term }) => term),
  );
  return {
    path,
    kind,
    lang,
    ...(year === undefined ? {} : { year }),
    ...(version === undefined ? {} : { version }),
    tags,
    title: cutAtMarks(title, titleMarks),
    passage: passageOf(text, marks),
    headings: headingsOf(page, marks),
    found,
  };
}

/** The headings under which most of the query stands, in the order of the page. */
function headingsOf(
  { headings, text }: FoundPage,
  marks: readonly Mark[],
): Hit["headings"] {
  return headings
    .map(({ id, title, at }, place) => {
      const end = headings[place + 1]?.at ?? text.length;
      const own = marks.filter((mark) => mark.start >= at && mark.end <= end);
      const titleEnd = at + title.length;
      const inTitle = own.filter((mark) => mark.end <= titleEnd);
      const distinct = new Set(own.map(({ term }) => term)).size;
      const worth = distinct * 100 + inTitle.length * 50 + own.length;
      return { id, at, titleEnd, inTitle, worth, place };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostHeadings)
    .sort((a, b) => a.place - b.place)
    .map(({ id, at, titleEnd, inTitle }) => ({
      id,
      title: cutAtMarks(text, inTitle, at, titleEnd),
    }));
}
