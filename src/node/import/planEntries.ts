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
import { pickField, pickText } from "./sourceSite";
import type { Fields, Report, SourceEntry, SourceSite } from "./sourceSite";
import { readDay, translateFields } from "./translateFields";

/** An entry with its place in this site. */
export type PlannedEntry = SourceEntry & {
  locale: string;
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

/**
 * Gives each entry its locale, file and address. What lay below /blog/ keeps
 * its address by its slug, all else by an alias.
 * @param paths of the pages that the site has
 * @param authors those of the source, which get the new ones
 */
export function planEntries(
  { entries, root, lang: main }: SourceSite,
  paths: ReadonlySet<string>,
  authors: Fields,
  report: Report,
): PlannedEntry[] {
  const byLang = groupBy(entries, ({ lang = main }) => lang);
  const localized = byLang.flatMap(([lang, group]) => {
    const usual = lang === main ? defaultLocale : undefined;
    const locale = findLocale(lang) ?? usual;
    if (locale) return group.map((entry) => ({ ...entry, locale }));
    const reason = `${group.length} texts in "${lang}" are left out: the site has no such language.`;
    report(root, undefined, reason);
    return [];
  });
  const used = new Set<string>();
  const planned = groupBy(localized, ({ key }) => key).flatMap(
    ([, versions]) => {
      const byLocale = new Map(versions.map((one) => [one.locale, one]));
      const [first] = localeCodes.flatMap((code) => byLocale.get(code) ?? []);
      if (!first) return [];
      const base = nameEntry(first);
      let name = base;
      for (let n = 2; used.has(`${first.kind} ${name}`); n++)
        name = `${base}-${n}`;
      used.add(`${first.kind} ${name}`);
      return [...byLocale.values()].flatMap(
        (entry) => planEntry(entry, name, authors, report) ?? [],
      );
    },
  );
  const taken = new Set([...paths, ...planned.map((entry) => entry.path)]);
  for (const entry of planned) {
    entry.own.aliases = listAddresses(entry).filter((one) => {
      const isFree = !taken.has(plainPath(one));
      taken.add(plainPath(one));
      return isFree && oldAddress.safeParse(one).success;
    });
  }
  return planned;
}

type LocalizedEntry = SourceEntry & { locale: string };

/** The path of an address below its language. */
const slugOf = ({ address, locale }: LocalizedEntry) =>
  plainPath(address.replace(new RegExp(`^/${locale}(?=/)`, "i"), "")).slice(1);

/** The name of an entry's folder: the end of its address. */
function nameEntry(entry: LocalizedEntry): string {
  const slug = slugOf(entry);
  const last =
    entry.kind === "post" ? splitDate(path.posix.basename(slug)).slug : slug;
  const title = pickText(entry.fields, "title") ?? "";
  const name = isSlug(last) ? last : slugify(last) || slugify(title);
  return (entry.kind === "doc" && entry.docPath) || name || "entry";
}

function planEntry(
  entry: LocalizedEntry,
  name: string,
  authors: Fields,
  report: Report,
): PlannedEntry | undefined {
  const { kind, locale, file, line } = entry;
  const slug = slugOf(entry);
  if (slug === "" || name === "home") {
    report(file, line, "The start page is left out: this site has its own.");
    return undefined;
  }
  const own = translateFields(entry, authors);
  if (kind === "post" && own.date === undefined) {
    own.date = readDay(statSync(file).mtime);
    const reason = `No date: that of the file is taken, ${String(own.date)}.`;
    report(file, line, reason);
  }
  const day = readDay(own.date) ?? "";
  const isHidden = own.draft === true || day > (readDay(new Date()) ?? "");
  const plan = (target: string, at: string): PlannedEntry => ({
    ...entry,
    target: `content/${target}${localeSuffix(locale)}`,
    path: localePath(locale, at),
    isHidden,
    own,
  });
  if (kind === "page") {
    delete own.draft;
    if (isHidden)
      report(file, line, "A draft of a page has an underscore in its name.");
    return plan(`pages/${name}/${isHidden ? "_" : ""}index`, `/${name}`);
  }
  if (kind === "doc") {
    const [docs] = listInstances(["docs"], siteConfig.docs);
    const base = docs?.versions[0]?.path ?? "/docs";
    const steps = name.split("/").map((step) => splitNumber(step).name);
    const usual = steps.join("/").replace(/(?:^|\/)index$/, "");
    const last = pickText(own, "slug id");
    const folder = last?.startsWith("/") ? "" : path.posix.dirname(usual);
    const below = last ? path.posix.join(folder, last) : usual;
    return plan(
      `docs/${name}`,
      path.posix.join(base, below).replace(/\/$/, ""),
    );
  }
  const [, below = ""] = /^blog\/(.+)$/.exec(slug) ?? [];
  const at = entrySlug.safeParse(below).success ? below : name;
  if (at !== name) own.slug = at;
  if (day === own.date) delete own.date;
  return plan(`blog/${day}-${name}/index`, `/blog/${at}`);
}

/** The addresses that an entry had, each once. */
function listAddresses({ address, fields }: PlannedEntry): string[] {
  const written = pickField(fields, "aliases redirect_from alias");
  const folder = path.posix.dirname(address);
  const addresses = [address, ...[written ?? []].flat().map(String)]
    .map((one) => one.replace(/^https?:\/\/[^/]+/, ""))
    .map((one) => path.posix.resolve(folder, one).replace(/(?!^)\/$/, ""));
  return [...new Set(addresses)];
}
