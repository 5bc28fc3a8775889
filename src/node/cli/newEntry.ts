import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { defaultLocale, localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { readMoment } from "../../lib/readMoment";
import { dayOf } from "../../lib/zonedTime";
import { collections } from "../collections";
import type { EntryTemplate } from "../collections/collection";
import { isSlug, slugify, slugRule } from "../content/slugs";
import { suggest } from "../diagnostics/suggest";
import { printEntry, printFrontMatter } from "./newFiles";
import type { NewFile } from "./newFiles";
import { askSome, askText } from "./prompts";
import { parseList, UsageError } from "./runCommand";

/** The flags of a new entry; `title-<locale>` is the title in a locale. */
export type EntryFlags = Partial<
  Record<
    | "lang"
    | "slug"
    | "date"
    | "authors"
    | "tags"
    | "description"
    | "docs"
    | "version"
    | `title-${string}`,
    string
  >
> & { draft?: boolean };

/** What `npm run new` can begin, by collection: post, page, doc. */
export const entryKinds = collections.map(({ name }) => name);

const findTemplate = (kind: string): EntryTemplate => {
  const collection = collections.find(({ name }) => name === kind);
  const { folder = "", template } = collection ?? {};
  const file: EntryTemplate["file"] = ({ slug, locale }) =>
    `${folder}/${slug}/${locale}.mdx`;
  return template ?? { file };
};

/** Addresses longer than this are cut off in lists of results. */
const longestSlug = 72;

/**
 * Composes the files of a new entry, one for each locale.
 * @param title in the first locale
 * @param asks whether to prompt for what no flag says
 */
export async function composeEntry(
  root: string,
  kind: string,
  title: string | undefined,
  flags: EntryFlags,
  asks: boolean,
): Promise<NewFile[]> {
  const template = findTemplate(kind);
  const { isPublication = false, body = "{/* Write here. */}" } = template;
  const titles = await readTitles(title, flags, asks);
  const [[, first] = ["", ""]] = titles;
  const proposal = slugOfTitle(first);
  const slug =
    flags.slug ??
    (asks ? await askText("The end of its address", proposal) : proposal);
  if (!isSlug(slug)) {
    throw new UsageError(
      `Invalid --slug ${JSON.stringify(slug)}. Allowed: ${slugRule}.`,
    );
  }
  const date = flags.date ?? dayOf(new Date(), siteConfig.timeZone);
  if (!readMoment(date, siteConfig.timeZone)) {
    throw new UsageError(
      `Invalid --date "${date}". Allowed: 2026-03-14 or 2026-03-14T09:00.`,
    );
  }
  const asksKeys = asks && isPublication;
  const authors = await readList(
    flags.authors,
    asksKeys,
    "Authors",
    readKeys(root, "authors"),
    isPublication,
  );
  const tags = await readList(
    flags.tags,
    asksKeys,
    "Tags",
    readKeys(root, "tags"),
  );
  const { description, docs, version } = flags;
  const draft = flags.draft ?? isPublication;
  const shared = { slug, date, authors, tags, draft, docs, version };
  return titles.map(([locale, ownTitle]) => {
    const entry = { ...shared, title: ownTitle, locale };
    const fields = {
      title: ownTitle,
      description,
      ...template.fields?.(entry),
    };
    return {
      file: `content/${template.file(entry)}`,
      text: printEntry(printFrontMatter(fields), body),
    };
  });
}

/** Titles by locale: of flags, of the word behind the command, of answers. */
async function readTitles(
  word: string | undefined,
  flags: EntryFlags,
  asks: boolean,
): Promise<[locale: string, title: string][]> {
  const titled = localeCodes.filter((code) => flags[`title-${code}`]);
  const untitled = localeCodes.filter((code) => !titled.includes(code));
  let locales = [...new Set([...parseList(flags.lang), ...titled])];
  if (flags.lang === undefined && word !== undefined) {
    // A word beside the titles of some locales is that of another one.
    locales.unshift(...untitled.slice(0, 1));
  }
  if (locales.length === 0) {
    locales = asks
      ? await askSome("Languages", localeCodes, [...localeCodes])
      : [defaultLocale];
  }
  const titles: [string, string][] = [];
  for (const code of locales) {
    if (!localeCodes.includes(code)) {
      const hint = suggest(code, localeCodes) ?? localeCodes.join(", ");
      throw new UsageError(`The site has no locale "${code}". ${hint}`);
    }
    const known = flags[`title-${code}`] ?? (asks && titles[0] ? null : word);
    const title = known ?? (asks ? await askText(`Title (${code})`) : "");
    if (title === "") {
      throw new UsageError(
        `Missing title (${code}): npm run new -- post "A title".`,
      );
    }
    titles.push([code, title]);
  }
  return titles;
}

/** The slug that a title gives, cut between words. */
function slugOfTitle(title: string): string {
  const whole = slugify(title.replaceAll("/", " "));
  if (whole.length <= longestSlug) return whole;
  const end = whole.lastIndexOf("-", longestSlug);
  return whole.slice(0, end > 0 ? end : longestSlug);
}

async function readList(
  flag: string | undefined,
  asks: boolean,
  message: string,
  keys: readonly string[],
  hasDefault = false,
): Promise<string[]> {
  if (flag !== undefined) return parseList(flag);
  const first = hasDefault ? keys.slice(0, 1) : [];
  return asks && keys.length > first.length
    ? askSome(message, keys, first)
    : first;
}

/** The keys of authors or tags that entries may name. */
function readKeys(root: string, name: "authors" | "tags"): string[] {
  const file = ["", "blog/"]
    .flatMap((folder) => [`${folder}${name}.yaml`, `${folder}${name}.yml`])
    .map((one) => path.join(root, "content", one))
    .find((one) => existsSync(one));
  if (file === undefined) return [];
  const data: unknown = parse(readFileSync(file, "utf8"), {
    logLevel: "error",
  });
  return Object.keys(data ?? {});
}
