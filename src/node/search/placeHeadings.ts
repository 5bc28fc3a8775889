import type { SearchRecord } from "./searchRecord";

/** A line of a text, and the heading that it is, if it is one. */
export type Line = {
  text: string;
  heading?: SearchRecord["headings"][number];
};

/** Letters and digits alone: the text is read before quotation marks are curled, the headings after. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** A line that begins otherwise is no heading, and most lines do: paragraphs are long to bare. */
const beginning = 40;

/** Finds the lines of a text that are its headings, in their order. */
export function placeHeadings({
  text,
  headings,
}: Pick<SearchRecord, "text" | "headings">): Line[] {
  const titles = headings.map(({ title }) => bare(title));
  let next = 0;
  return text.split("\n").map((line) => {
    const begin = bare(line.slice(0, beginning));
    if (!titles.some((title) => title.startsWith(begin))) return { text: line };
    const at = titles.indexOf(bare(line), next);
    const heading = headings[at];
    if (!heading) return { text: line };
    next = at + 1;
    return { text: heading.title, heading };
  });
}
