import { statSync } from "node:fs";
import path from "node:path";
import { defaultLocale, localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { docsSlug, entrySlug, oldAddress } from "../../config/schema/fields";
import { listInstances } from "../../site/collections/docsInstances";
import { localeSuffix, splitDate } from "../../site/content/fileNames";
import { isSlug, slugify } from "../../site/content/slugs";
import { plainPath } from "../../site/links/address";
import { convertNotations } from "./convertNotations";
import { pickField, pickText } from "./fieldSynonyms";
import type { Fields, OldEntry, OldSite } from "./oldSite";
import { readDay } from "./readValues";
import { translateFields } from "./translateFields";
import type { SharedData } from "./translateFields";
import { findFormat, translateText } from "./translateText";

/** An entry with its place in this site. */
export type PlannedEntry = OldEntry & {
  locale: string;
  /** From the project's root, with extension. */
  target: string;
  /** Its path in this site, with the locale's part. */
  path: string;
  /** Whether it has no page yet. */
  isHidden: boolean;
  /** The addresses that it had. */
  addresses: string[];
  /** That of this site, but for its picture and aliases. */
  frontMatter: Fields;
};

/** Finds the locale of this site for a language: of `en-us` it is `en`. */
function findLocale(lang: string, main: string): string | undefined {
  const code = lang.toLowerCase().replace("_", "-");
  return (
    localeCodes.find((one) => one.toLowerCase() === code) ??
    localeCodes.find((one) => one.split("-")[0] === code.split("-")[0]) ??
    (lang === main ? defaultLocale : undefined)
  );
}

/** Gives each entry its locale, file and address; translations share the folder that the first of them names. */
export function planEntries(
  { entries, root, lang: main = "" }: OldSite,
  shared: SharedData,
): PlannedEntry[] {
  const names = new Map<string, string>();
  const targets = new Set<string>();
  return entries.flatMap((entry) => {
    const { lang = main, kind, report } = entry;
    const locale = findLocale(lang, main);
    if (!locale) {
      report(1, `Left out: the site has no language "${lang}".`);
      return [];
    }
    const slug = plainPath(entry.address)
      .replace(new RegExp(`^/${lang}(?=/|$)`, "i"), "")
      .slice(1);
    if (slug === "") {
      report(1, "Left out: this site has a start page of its own.");
      return [];
    }
    let name = names.get(entry.key) ?? nameEntry(kind, slug, entry.fields);
    const targetOf = () =>
      `${kind} ${name}${localeSuffix(siteConfig.i18n, locale)}`;
    const base = name;
    for (let n = 2; targets.has(targetOf()); n++) name = `${base}-${n}`;
    targets.add(targetOf());
    names.set(entry.key, names.get(entry.key) ?? name);
    return planEntry({ ...entry, locale }, slug, name, root, shared);
  });
}

/** The names of a kind's folder, and of what its addresses begin with. */
const [docs] = listInstances(["docs"], siteConfig.docs);
const places = {
  post: { folder: "blog", base: "blog/", slugs: entrySlug },
  page: { folder: "pages", base: "", slugs: entrySlug },
  doc: {
    folder: "docs",
    base: `${docs?.versions[0]?.path.slice(1) ?? "docs"}/`,
    slugs: docsSlug,
  },
};

/** Names an entry's folder by its address. */
function nameEntry(kind: OldEntry["kind"], slug: string, fields: Fields) {
  const { base } = places[kind];
  const below = slug.startsWith(base)
    ? slug.slice(base.length)
    : slug.replace(kind === "doc" ? /^docs\// : "", "");
  const name =
    kind === "post" ? splitDate(path.posix.basename(slug)).slug : below;
  const title = pickText(fields, "title") ?? "";
  return isSlug(name) ? name : slugify(name) || slugify(title) || "entry";
}

/** What was below the folder of its kind keeps its address by its slug, all else by an alias. */
function planEntry(
  entry: OldEntry & { locale: string },
  slug: string,
  name: string,
  root: string,
  shared: SharedData,
): PlannedEntry {
  const { kind, locale, report, address, fields, file } = entry;
  const { folder, base, slugs } = places[kind];
  const frontMatter = translateFields(entry, shared);
  const below = slug.startsWith(base) ? slug.slice(base.length) : "";
  const at = slugs.safeParse(below).success ? below : name;
  if (at !== name) frontMatter.slug = kind === "doc" ? `/${at}` : at;
  if (kind === "post" && frontMatter.date === undefined) {
    frontMatter.date = readDay(statSync(path.join(root, file)).mtime.toJSON());
    report(
      1,
      `No date: that of the file is taken, ${String(frontMatter.date)}.`,
    );
  }
  const day = readDay(frontMatter.date) ?? "";
  if (day === frontMatter.date) delete frontMatter.date;
  const isDraft = frontMatter.draft === true;
  const isHiddenPage = isDraft && kind === "page";
  if (isHiddenPage)
    report(1, "A draft of a page has an underscore in its name.");
  const start = kind === "post" ? `${day}-${name}` : name;
  const body = convertNotations(entry.body);
  const format = findFormat(
    translateText(
      body,
      (to) => to,
      () => undefined,
    ),
  );
  const aliases = [pickField(fields, "aliases") ?? []].flat().map(String);
  return {
    ...entry,
    body,
    target: `content/${folder}/${start}/${isHiddenPage ? "_" : ""}index${localeSuffix(siteConfig.i18n, locale)}.${format}`,
    path: localePath(locale, `/${base}${at}`),
    isHidden: isDraft || day > (readDay(new Date().toJSON()) ?? ""),
    addresses: [address, ...aliases].map((one) =>
      path.posix
        .resolve(path.posix.dirname(address), one.replace(/^\w+:\/\/[^/]+/, ""))
        .replaceAll(" ", "%20"),
    ),
    frontMatter,
  };
}

/** Gives the entries their old addresses as aliases, where no page has them, and returns how many of them lead to a page. */
export function addAliases(
  entries: readonly PlannedEntry[],
  paths: ReadonlySet<string>,
): { answered: number; total: number } {
  const taken = new Set([...paths, ...entries.map((entry) => entry.path)]);
  const counts = { answered: 0, total: 0 };
  for (const {
    addresses,
    isHidden,
    path: at,
    frontMatter,
    report,
  } of entries) {
    const free = [...new Set(addresses)].filter((one) => {
      const plain = plainPath(one);
      const isFree = !taken.has(plain) && oldAddress.safeParse(one).success;
      taken.add(plain);
      if (isHidden) return isFree;
      counts.total++;
      if (isFree || plain === at) counts.answered++;
      else report(1, `Its old address ${one} is that of another page.`);
      return isFree;
    });
    frontMatter.aliases = free;
  }
  return counts;
}
