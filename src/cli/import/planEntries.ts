import path from "node:path";
import { localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { readUrl } from "../../lib/address";
import { localeSuffix, splitDate } from "../../site/content/fileNames";
import { isSlug, slugify } from "../../site/content/slugs";
import { plainPath } from "../../site/links/address";
import { asText, readDay } from "./fields";
import type { OldEntry } from "./oldSite";

/** An entry with its place in this site. */
export type PlannedEntry = OldEntry & {
  /** From the project's root. Plain Markdown, in which nothing is run. */
  target: string;
  /** Its path in this site, with the locale's part. */
  path: string;
  /** The addresses that it had. */
  addresses: string[];
};

/** Gives each entry its file and address; translations share the folder that the first of them names, with its day. */
export function planEntries(entries: readonly OldEntry[]): PlannedEntry[] {
  const folders = new Map<string, string>();
  const taken = new Set<string>();
  return entries.flatMap((entry) => {
    const { lang, kind, fields, address, report } = entry;
    const leaveOut = (reason: string) => {
      report(1, `Left out: ${reason}`);
      return [];
    };
    const locale = findLocale(lang);
    if (!locale) return leaveOut(`the site has no language "${lang}".`);
    const [first = "", ...rest] = plainPath(address).slice(1).split("/");
    const isPrefix = first.toLowerCase() === lang.toLowerCase();
    const slug = (isPrefix ? rest : [first, ...rest]).join("/");
    if (slug === "") return leaveOut("this site has a start page of its own.");
    const id = `${kind} ${entry.key}`;
    const day = readDay(fields.date);
    const base =
      folders.get(id) ??
      (kind === "page"
        ? `pages/${nameEntry(fields, slug)}`
        : day && `blog/${day}-${nameEntry(fields, path.posix.basename(slug))}`);
    if (base === undefined) return leaveOut("a post needs a date.");
    let folder = base;
    for (let n = 2; taken.has(`${locale}/${folder}`); n++)
      folder = `${base}-${n}`;
    taken.add(`${locale}/${folder}`);
    folders.set(id, folders.get(id) ?? folder);
    const route = `/${folder}`.replace(
      /^\/pages(?=\/)|(?<=^\/blog\/)[\d-]{11}/,
      "",
    );
    const aliases = [fields.aliases ?? []].flat().map(String);
    return {
      ...entry,
      target: `content/${folder}/index${localeSuffix(siteConfig.i18n, locale)}.md`,
      path: localePath(locale, route),
      addresses: [address, ...aliases].flatMap((alias) => {
        const url = readUrl(alias, `http://old${address}`);
        return url?.pathname ?? leaveOut(`${alias} is not an address.`);
      }),
    };
  });
}

/** Finds the locale of this site for a language: of `en-us` it is `en`. */
function findLocale(lang: string): string | undefined {
  const [language] = lang.toLowerCase().split(/[-_]/);
  return localeCodes.find((code) => code.split("-")[0] === language);
}

/** Names an entry by the end of its address, or by its title. */
function nameEntry({ title }: OldEntry["fields"], slug: string): string {
  const { slug: name } = splitDate(slug);
  return isSlug(name)
    ? name
    : slugify(name) || slugify(asText(title) ?? "") || "entry";
}
