import { siteConfig } from "../../config/resolved";
import { localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";
import { readMoment } from "../../lib/readMoment";
import { dayOf } from "../../lib/zonedTime";
import { listOf, readFlags } from "../cli/readFlags";
import { UsageError } from "../cli/UsageError";
import {
  currentVersion,
  defaultCollection,
  docsFolder,
} from "../content/docsArea";
import { isSlug, slugRule } from "../content/slug";
import { askMany, askText, askWhether } from "./ask";
import { composeTexts, slugOfTitle } from "./composeTexts";
import type { NewFile, NewText } from "./composeTexts";
import type { KnownKeys } from "./checkNew";
import { newOptions } from "./newOptions";

type Kind = NewText["kind"];
type Flags = Partial<Record<string, string | boolean>>;

const textOf = (flags: Flags, name: string) => {
  const value = flags[name];
  return typeof value === "string" ? value : undefined;
};

const listIn = (flags: Flags, name: string) => {
  const value = textOf(flags, name);
  return value === undefined ? undefined : listOf(value);
};

/** Locales as flags name them. */
function checkLocales(codes: readonly string[]): void {
  for (const code of codes) {
    if (localeCodes.includes(code)) continue;
    const meant = nearest(code, localeCodes);
    throw new UsageError(
      `"${code}" is not a locale of this site. ${meant ? `Did you mean "${meant}"?` : `Allowed: ${localeCodes.join(", ")}`}`,
    );
  }
}

const required = (value: string) =>
  value === "" ? "It needs one." : undefined;

/** The titles: the word behind the command is the first language's. */
async function titlesOf(
  word: string | undefined,
  flags: Flags,
  asks: boolean,
): Promise<Map<string, string>> {
  const own = localeCodes.filter((code) => flags[`title-${code}`]);
  const others = localeCodes.filter((code) => !own.includes(code));
  // A word beside the titles of some languages is that of another one.
  const implied =
    own.length > 0 && word ? [...others.slice(0, 1), ...own] : own;
  let langs = listIn(flags, "lang") ?? implied;
  if (word && langs[0] !== undefined && own.includes(langs[0])) {
    throw new UsageError(
      `The title in "${langs[0]}" is there twice: ${JSON.stringify(word)}, and --title-${langs[0]}.`,
    );
  }
  if (langs.length === 0) {
    langs = asks
      ? await askMany(
          "In which languages?",
          localeCodes,
          [...localeCodes],
          true,
        )
      : localeCodes.slice(0, 1);
  }
  checkLocales(langs);
  const titles = new Map<string, string>();
  for (const code of new Set([...langs, ...own])) {
    const known = textOf(flags, `title-${code}`);
    const fallback = titles.size === 0 ? word : undefined;
    const title =
      known ??
      fallback ??
      (asks
        ? await askText(`The title (${code})`, "", required)
        : (word ?? [...titles.values()][0]));
    if (!title?.trim()) {
      throw new UsageError(
        'It needs a title: npm run new -- post "A title" (see --help).',
      );
    }
    titles.set(code, title.trim());
  }
  return titles;
}

const slugFault = (value: string) =>
  isSlug(value) ? undefined : `Allowed: ${slugRule}`;

const dateFault = (value: string) =>
  readMoment(value, siteConfig.timeZone)
    ? undefined
    : "A day such as 2026-03-14, or a moment such as 2026-03-14T09:00";

/** A new text, from flags and from answers. */
export async function newText(
  kind: Kind,
  args: readonly string[],
  known: KnownKeys,
  canAsk: boolean,
): Promise<NewFile[]> {
  const { words, flags: given } = readFlags(newOptions[kind], args, 1);
  const flags: Flags = given;
  const asks = canAsk && flags.yes !== true;
  const titles = await titlesOf(words[0], flags, asks);
  const [first = ""] = titles.values();
  const question =
    kind === "doc"
      ? "Its file, with folders and numbers, such as 02-guide/01-setup"
      : "The end of its address";
  const askedSlug = async () =>
    asks ? askText(question, slugOfTitle(first), slugFault) : undefined;
  const description = textOf(flags, "description");
  const slug =
    textOf(flags, kind === "post" ? "slug" : "name") ?? (await askedSlug());
  if (kind === "page") return composeTexts({ kind, titles, slug, description });
  if (kind === "doc") {
    const area = docsFolder(
      textOf(flags, "docs") ?? defaultCollection,
      textOf(flags, "version") ?? currentVersion,
    );
    const draft = flags.draft === true;
    const tags = listIn(flags, "tags");
    return composeTexts({ kind, titles, slug, description, area, tags, draft });
  }

  const today = dayOf(new Date(), siteConfig.timeZone);
  const firstAuthor = known.authors.slice(0, 1);
  const date =
    textOf(flags, "date") ??
    (asks ? await askText("The date", today, dateFault) : today);
  const authors =
    listIn(flags, "authors") ??
    (asks && known.authors.length > 1
      ? await askMany("Who writes it?", known.authors, firstAuthor)
      : firstAuthor);
  const tags =
    listIn(flags, "tags") ??
    (asks && known.tags.length > 0 ? await askMany("Tags", known.tags) : []);
  const draft =
    flags.draft ??
    (asks ? await askWhether("A draft, for the time being?", true) : true);
  return composeTexts({
    kind,
    titles,
    slug,
    date,
    description,
    authors: authors.length > 0 ? authors : undefined,
    tags: tags.length > 0 ? tags : undefined,
    draft: draft === true,
  });
}
