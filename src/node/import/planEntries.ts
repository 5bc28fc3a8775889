import { statSync } from "node:fs";
import path from "node:path";
import { defaultLocale, localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { entrySlug, oldAddress } from "../../config/schema/fields";
import { groupBy } from "../../lib/groupBy";
import { listInstances } from "../collections/docsInstances";
import { localeSuffix, splitNumber } from "../content/fileNames";
import { isSlug, slugify } from "../content/slugs";
import { plainPath } from "../links/address";
import { readDay, translateFields } from "./fields";
import { pickField, pickText } from "./sourceSite";
import type { Fields, Report, SourceEntry, SourceSite } from "./sourceSite";

type LocalizedEntry = SourceEntry & { locale: string };

/** An entry with its place in this site. */
export type PlannedEntry = LocalizedEntry & {
  /** From the project's root, without extension. */
  target: string;
  /** Its path in this site, with the locale's part. */
  path: string;
  /** Whether it has no page yet. */
  isHidden: boolean;
  /** The front matter that this site gets; its picture is that of the source. */
  own: Fields;
};

/** The site's locale for a language: `en-us` is `en`. */
function findLocale(lang = ""): string | undefined {
  const code = lang.toLowerCase().replace("_", "-");
  const [language] = code.split("-");
  return (
    localeCodes.find((locale) => locale.toLowerCase() === code) ??
    localeCodes.find((locale) => locale.split("-")[0] === language)
  );
}

/** Gives each entry its locale; what is in a language that the site has not is left out. */
function localizeEntries(
  { entries, root, lang: main }: SourceSite,
  report: Report,
): LocalizedEntry[] {
  const byLang = groupBy(entries, ({ lang = main }) => lang);
  return byLang.flatMap(([lang, group]) => {
    const usual = lang === main ? defaultLocale : undefined;
    const locale = findLocale(lang) ?? usual;
    if (locale) return group.map((entry) => ({ ...entry, locale }));
    const reason = `${group.length} texts in "${lang}" are left out: the site has no such language.`;
    report(root, undefined, reason);
    return [];
  });
}

/**
 * Gives each entry its file and address. What lay below /blog/ keeps its
 * address by its slug, all else by an alias.
 * @param paths of the pages that the site has
 */
export function planEntries(
  site: SourceSite,
  paths: ReadonlySet<string>,
  report: Report,
): PlannedEntry[] {
  const used = new Set<string>();
  const byKey = groupBy(localizeEntries(site, report), ({ key }) => key);
  const planned = byKey.flatMap(([, versions]) => {
    const byLocale = new Map(versions.map((one) => [one.locale, one]));
    const [first] = localeCodes.flatMap((code) => byLocale.get(code) ?? []);
    if (!first) return [];
    const base = nameEntry(first);
    let name = base;
    for (let n = 2; used.has(`${first.kind} ${name}`); n++)
      name = `${base}-${n}`;
    used.add(`${first.kind} ${name}`);
    return [...byLocale.values()].flatMap(
      (entry) => planEntry(entry, name, site, report) ?? [],
    );
  });
  const taken = new Set([...paths, ...planned.map((entry) => entry.path)]);
  for (const entry of planned) {
    const aliases = listAddresses(entry).filter(
      (one) => oldAddress.safeParse(one).success && !taken.has(plainPath(one)),
    );
    for (const alias of aliases) taken.add(plainPath(alias));
    entry.own.aliases = [...new Set(aliases)];
  }
  return planned;
}

/** The path of an address below its language. */
const slugOf = ({ address, locale }: LocalizedEntry) =>
  plainPath(address.replace(new RegExp(`^/${locale}(?=/)`, "i"), "")).slice(1);

/** The name of an entry's folder: the end of its address. */
function nameEntry(entry: LocalizedEntry): string {
  const slug = slugOf(entry);
  const last = entry.kind === "post" ? path.posix.basename(slug) : slug;
  const name = isSlug(last) ? last : slugify(last);
  const title = slugify(pickText(entry.fields, "title") ?? "");
  return entry.docPath ?? (name || title || "entry");
}

function planEntry(
  entry: LocalizedEntry,
  name: string,
  site: SourceSite,
  report: Report,
): PlannedEntry | undefined {
  const { kind, locale, file, line } = entry;
  const slug = slugOf(entry);
  if (slug === "" || name === "home") {
    report(file, line, "The start page is left out: this site has its own.");
    return undefined;
  }
  const own = translateFields(entry, site);
  if (kind === "post" && own.date === undefined) {
    own.date = readDay(statSync(file).mtime);
    report(
      file,
      line,
      `No date: that of the file is taken, ${String(own.date)}.`,
    );
  }
  const day = readDay(own.date) ?? "";
  const isHidden = own.draft === true || day > (readDay(new Date()) ?? "");
  const plan = (target: string, at: string): PlannedEntry => ({
    ...entry,
    target: `content/${target}`,
    path: localePath(locale, at),
    isHidden,
    own,
  });
  if (kind === "page") {
    delete own.draft;
    if (isHidden)
      report(file, line, "A draft of a page has an underscore in its name.");
    return plan(`pages/${name}/${isHidden ? "_" : ""}${locale}`, `/${name}`);
  }
  if (kind === "doc") {
    const [docs] = listInstances(["docs"], siteConfig.docs);
    const base = docs?.versions[0]?.path ?? "/docs";
    const steps = name.split("/").map((step) => splitNumber(step).name);
    const usual = steps.join("/").replace(/(?:^|\/)index$/, "");
    const below =
      site.generator === "Docusaurus" ? slug.replace(/^docs\/?/, "") : usual;
    return plan(
      `docs/${name}${localeSuffix(locale)}`,
      path.posix.join(base, below),
    );
  }
  const [, below = ""] = /^blog\/(.+)$/.exec(slug) ?? [];
  const at = entrySlug.safeParse(below).success ? below : name;
  if (at !== name) own.slug = at;
  if (day === own.date) delete own.date;
  return plan(`blog/${day}-${name}/${locale}`, `/blog/${at}`);
}

/** The addresses that an entry had. */
function listAddresses({ address, fields }: PlannedEntry): string[] {
  const written = pickField(fields, "aliases redirect_from alias");
  const folder = path.posix.dirname(address);
  return [address, ...[written ?? []].flat().map(String)]
    .map((one) =>
      path.posix.resolve(folder, one.replace(/^https?:\/\/[^/]+/, "")),
    )
    .map((one) => one.replace(/(?!^)\/$/, ""));
}
