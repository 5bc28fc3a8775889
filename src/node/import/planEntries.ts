import { statSync } from "node:fs";
import path from "node:path";
import { defaultLocale, localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { entrySlug, oldAddress } from "../../config/schema/fields";
import { groupBy } from "../../lib/groupBy";
import { listInstances } from "../collections/docsInstances";
import { localeSuffix, splitDate, splitNumber } from "../content/fileNames";
import { isSlug, slugify } from "../content/slugs";
import { plainPath } from "../links/address";
import { pickField, pickText } from "./readFields";
import type { Fields, Report, SourceEntry, SourceSite } from "./source";
import { readDay, translateFields } from "./translateFields";
import type { SharedData } from "./translateFields";

type LocalizedEntry = SourceEntry & { locale: string };

/** An entry with its place in this site. */
export type PlannedEntry = LocalizedEntry & {
  /** From the project's root, without extension. */
  target: string;
  /** Its path in this site, with the locale's part. */
  path: string;
  /** Whether it has no page yet. */
  isHidden: boolean;
  /** That of this site, but for its picture. */
  frontMatter: Fields;
};

/**
 * Gives each entry its locale, file and address. What lay below /blog/ keeps
 * its address by its slug, all else by an alias.
 * @param paths of the pages that the site has
 * @param shared gets new authors and tags
 */
export function planEntries(
  source: SourceSite,
  paths: ReadonlySet<string>,
  shared: SharedData,
  report: Report,
): PlannedEntry[] {
  const names = new Set<string>();
  const entries = groupBy(localizeEntries(source, report), ({ key }) => key);
  const planned = entries.flatMap(([, translations]) => {
    const byLocale = new Map(translations.map((one) => [one.locale, one]));
    const [first] = localeCodes.flatMap((code) => byLocale.get(code) ?? []);
    if (!first) return [];
    const base = nameEntry(first);
    let name = base;
    for (let n = 2; names.has(`${first.kind} ${name}`); n++)
      name = `${base}-${n}`;
    names.add(`${first.kind} ${name}`);
    return [...byLocale.values()].flatMap(
      (entry) => planEntry(entry, name, shared) ?? [],
    );
  });
  const taken = new Set([...paths, ...planned.map((entry) => entry.path)]);
  for (const entry of planned) {
    entry.frontMatter.aliases = listAddresses(entry).filter((one) => {
      const isFree = !taken.has(plainPath(one));
      taken.add(plainPath(one));
      return isFree && oldAddress.safeParse(one).success;
    });
  }
  return planned;
}

/** Gives each entry a locale of this site: `en-us` is `en`. */
function localizeEntries(
  { entries, root, lang: main = "" }: SourceSite,
  report: Report,
): LocalizedEntry[] {
  return groupBy(entries, ({ lang = main }) => lang).flatMap(
    ([lang, group]) => {
      const code = lang.toLowerCase().replace("_", "-");
      const [language] = code.split("-");
      const locale =
        localeCodes.find((one) => one.toLowerCase() === code) ??
        localeCodes.find((one) => one.split("-")[0] === language) ??
        (lang === main ? defaultLocale : undefined);
      if (locale) return group.map((entry) => ({ ...entry, locale }));
      const reason = `${group.length} texts in "${lang}" are left out: the site has no such language.`;
      report(root, undefined, reason);
      return [];
    },
  );
}

/** The path of an entry below its language. */
const slugOf = ({ address, locale }: LocalizedEntry) =>
  plainPath(address.replace(new RegExp(`^/${locale}(?=/)`, "i"), "")).slice(1);

/** The name of an entry's folder: the end of its address, but of documentation its path. */
function nameEntry(entry: LocalizedEntry): string {
  const slug = slugOf(entry);
  const names = {
    post: splitDate(path.posix.basename(slug)).slug,
    page: slug,
    doc: entry.docPath ?? "",
  };
  const name = names[entry.kind];
  const title = pickText(entry.fields, "title") ?? "";
  return isSlug(name) ? name : slugify(name) || slugify(title) || "entry";
}

function planEntry(
  entry: LocalizedEntry,
  name: string,
  shared: SharedData,
): PlannedEntry | undefined {
  const { kind, locale, file, report } = entry;
  const slug = slugOf(entry);
  if (slug === "" || name === "home") {
    report(1, "The start page is left out: this site has its own.");
    return undefined;
  }
  const frontMatter = translateFields(entry, shared);
  if (kind === "post" && frontMatter.date === undefined) {
    frontMatter.date = readDay(statSync(file).mtime);
    const reason = `No date: that of the file is taken, ${String(frontMatter.date)}.`;
    report(1, reason);
  }
  const day = readDay(frontMatter.date) ?? "";
  const isHidden =
    frontMatter.draft === true || day > (readDay(new Date()) ?? "");
  const plan = (target: string, at: string): PlannedEntry => ({
    ...entry,
    target: `content/${target}${localeSuffix(locale)}`,
    path: localePath(locale, at),
    isHidden,
    frontMatter,
  });
  if (kind === "page") {
    delete frontMatter.draft;
    if (isHidden) report(1, "A draft of a page has an underscore in its name.");
    return plan(`pages/${name}/${isHidden ? "_" : ""}index`, `/${name}`);
  }
  if (kind === "doc") {
    const [docs] = listInstances(["docs"], siteConfig.docs);
    const base = docs?.versions[0]?.path ?? "/docs";
    const steps = name.split("/").map((step) => splitNumber(step).name);
    const usual = steps.join("/").replace(/(?:^|\/)index$/, "");
    const last = pickText(frontMatter, "slug id");
    const folder = last?.startsWith("/") ? "" : path.posix.dirname(usual);
    const below = last ? path.posix.join(folder, last) : usual;
    return plan(
      `docs/${name}`,
      path.posix.join(base, below).replace(/\/$/, ""),
    );
  }
  const [, below = ""] = /^blog\/(.+)$/.exec(slug) ?? [];
  const at = entrySlug.safeParse(below).success ? below : name;
  if (at !== name) frontMatter.slug = at;
  if (day === frontMatter.date) delete frontMatter.date;
  return plan(`blog/${day}-${name}/index`, `/blog/${at}`);
}

/** The addresses that an entry had, each once. */
function listAddresses({ address, fields }: PlannedEntry): string[] {
  const written = pickField(fields, "aliases redirect_from alias");
  const folder = path.posix.dirname(address);
  const addresses = [address, ...[written ?? []].flat().map(String)]
    .map((one) => one.replace(/^https?:\/\/[^/]+/, ""))
    .map((one) => path.posix.resolve(folder, one).replaceAll(" ", "%20"));
  return [...new Set(addresses)];
}
