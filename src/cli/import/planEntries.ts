import { localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { readUrl } from "../../lib/address";
import { localeSuffix, splitDate } from "../../site/content/fileNames";
import { slugify } from "../../site/content/slugs";
import type { OldEntry } from "./oldSite";

/** An entry with its place in this site. */
export type PlannedEntry = OldEntry & {
  /** From the project's root. Plain Markdown, in which nothing is run. */
  target: string;
  /** Its path in this site, with the locale's part. */
  path: string;
  /** The paths that it had, the last first. */
  addresses: string[];
};

/**
 * Gives each entry its file and address, and lists those that get none.
 * @param isThere says whether this site has the file or the address already
 */
export function planEntries(
  entries: readonly OldEntry[],
  isThere: (file: string, address: string) => boolean,
): PlannedEntry[] {
  const planned = new Set<string>();
  return entries.flatMap((entry) => {
    const { kind, lang, key, fields, address, report } = entry;
    const leaveOut = (reason: string) => {
      report(1, `Left out: ${reason}`);
      return [];
    };
    // Of "en-us" it is "en".
    const [language] = lang.toLowerCase().split(/[-_]/);
    const locale = localeCodes.find((code) => code.split("-")[0] === language);
    if (!locale) return leaveOut(`the site has no language "${lang}".`);
    if (key === "") return leaveOut("this site has a start page of its own.");

    // Posts have one section here, below which there may be years.
    const name = slugify(kind === "post" ? key.replace(/^\D[^/]*\//, "") : key);
    if (name === "")
      return leaveOut("no address can have the letters of its name.");
    const folder = kind === "post" ? `blog/${name}` : `pages/${name}`;
    const route =
      kind === "post" ? `/blog/${splitDate(name).slug}` : `/${name}`;
    const target = `content/${folder}/index${localeSuffix(siteConfig.i18n, locale)}.md`;
    const path = localePath(locale, route);
    if (planned.has(path) || isThere(target, path))
      return leaveOut(`${path} is there already.`);
    planned.add(path);
    const addresses = [address, ...[fields.aliases ?? []].flat().map(String)];
    return {
      ...entry,
      target,
      path,
      addresses: addresses.map(
        (alias) => readUrl(alias, `http://old${address}`)?.pathname ?? alias,
      ),
    };
  });
}
