import { statSync } from "node:fs";
import path from "node:path";
import { defaultLocale, localeCodes, localePath } from "../../config/locales";
import { oldAddress, entrySlug } from "../../config/schema/fields";
import { siteConfig } from "../../config/resolved";
import { listInstances } from "../collections/docsInstances";
import { groupBy } from "../../lib/groupBy";
import { splitNumber } from "../content/fileNames";
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
  return (
    localeCodes.find((one) => one.toLowerCase() === code) ??
    localeCodes.find((one) => one.split("-")[0] === code.split("-")[0])
  );
}

/** Gives each entry its locale, or reports that the site has none. */
function localizeEntries(
  { entries, root, lang: main }: SourceSite,
  report: Report,
): LocalizedEntry[] {
  const fallback = findLocale(main) ?? defaultLocale;
  return groupBy(entries, ({ lang = main ?? "" }) => lang).flatMap(
    ([lang, group]) => {
      const locale = lang === (main ?? "") ? fallback : findLocale(lang);
      if (locale !== undefined) return group.map((one) => ({ ...one, locale }));
      const reason = `${group.length} texts in "${lang}" are left out: the site has no such language.`;
      report(root, undefined, reason);
      return [];
    },
  );
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
    const [first] = localeCodes.flatMap(
      (code) => versions.find(({ locale }) => locale === code) ?? [],
    );
    if (!first) return [];
    const base = nameEntry(first);
    let name = base;
    for (let n = 2; used.has(`${first.kind} ${name}`); n++)
      name = `${base}-${n}`;
    used.add(`${first.kind} ${name}`);
    const unique = new Map(versions.map((one) => [one.locale, one]));
    return [...unique.values()].flatMap(
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

/** The end of an address below its language. */
const slugOf = ({ address, locale }: LocalizedEntry) =>
  plainPath(address.replace(new RegExp(`^/${locale}(?=/)`, "i"), "")).slice(1);

/** The name of an entry's folder: the end of its address. */
function nameEntry(entry: LocalizedEntry): string {
  const slug = slugOf(entry);
  const last = entry.kind === "post" ? path.posix.basename(slug) : slug;
  const title = pickText(entry.fields, "title") ?? "";
  const name = (isSlug(last) ? last : slugify(last)) || slugify(title);
  return entry.docPath ?? (name || "entry");
}

function planEntry(
  entry: LocalizedEntry,
  name: string,
  site: SourceSite,
  report: Report,
): PlannedEntry | undefined {
  const { kind, locale, file, line } = entry;
  const own = translateFields(entry, site);
  const today = readDay(new Date()) ?? "";
  const isHidden = own.draft === true || (readDay(own.date) ?? "") > today;
  const plan = (target: string, at: string): PlannedEntry => ({
    ...entry,
    target,
    path: localePath(locale, at),
    isHidden,
    own,
  });
  if (slugOf(entry) === "" || name === "home") {
    report(file, line, "The start page is left out: this site has its own.");
    return undefined;
  }
  if (kind === "page") {
    delete own.draft;
    if (isHidden)
      report(
        file,
        line,
        "A draft of a page stays out of the site by the underscore in its name.",
      );
    return plan(
      `content/pages/${name}/${isHidden ? "_" : ""}${locale}`,
      `/${name}`,
    );
  }
  if (kind === "doc") {
    const ending = locale === defaultLocale ? "" : `.${locale}`;
    const steps = name.split("/").map((step) => splitNumber(step).name);
    const usual = `docs/${steps.join("/")}`.replace(/\/index$/, "");
    const at = site.generator === "Docusaurus" ? slugOf(entry) : usual;
    const [start] = listInstances(["docs"], siteConfig.docs);
    const base = start?.versions[0]?.path ?? "/docs";
    return plan(`content/docs/${name}${ending}`, at.replace(/^docs/, base));
  }
  if (own.date === undefined) {
    own.date = readDay(statSync(file).mtime);
    report(
      file,
      line,
      `No date: that of the file is taken, ${String(own.date)}.`,
    );
  }
  const [, below = ""] = /^blog\/(.+)$/.exec(slugOf(entry)) ?? [];
  const slug = entrySlug.safeParse(below).success ? below : name;
  const day = readDay(own.date) ?? "";
  if (slug !== name) own.slug = slug;
  if (day === own.date) delete own.date;
  return plan(`content/blog/${day}-${name}/${locale}`, `/blog/${slug}`);
}

/** The addresses that an entry had. */
function listAddresses({ address, fields }: PlannedEntry): string[] {
  const written = pickField(fields, "aliases", "redirect_from", "alias");
  const folder = path.posix.dirname(address);
  return [address, ...[written ?? []].flat().map(String)]
    .map((one) =>
      path.posix.resolve(folder, one.replace(/^https?:\/\/[^/]+/, "")),
    )
    .map((one) => one.replace(/(?!^)\/$/, ""));
}
