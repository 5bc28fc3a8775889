import path from "node:path";
import { localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { localeSuffix, splitDate } from "../../site/content/fileNames";
import { isSlug, slugify } from "../../site/content/slugs";
import { plainPath } from "../../site/links/address";
import { code, convertNotations } from "./convertNotations";
import { asText, isDraft, readDay } from "./fields";
import type { OldEntry } from "./oldSite";
import { readUrl } from "../../lib/address";

/** An entry with its place in this site; its body has the notations of this site. */
export type PlannedEntry = OldEntry & {
  /** From the project's root. */
  target: string;
  /** Its path in this site, with the locale's part. */
  path: string;
  /** The addresses that it had. */
  addresses: string[];
};

/** Gives each entry its file and address; translations share the folder that the first of them names, with its day. */
export function planEntries(entries: readonly OldEntry[]): PlannedEntry[] {
  const folders = new Map<string, { folder: string; day: string }>();
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
    if (kind === "page" && isDraft(fields))
      return leaveOut("only posts can be drafts, and they have a date.");
    const id = `${kind} ${entry.key}`;
    const { folder: base, day } = folders.get(id) ?? {
      folder: nameFolder(entry, slug),
      day: readDay(fields.date) ?? "",
    };
    if (kind === "post" && day === "") return leaveOut("a post needs a date.");
    let folder = base;
    for (let n = 2; taken.has(`${locale}/${folder}`); n++)
      folder = `${base}-${n}`;
    taken.add(`${locale}/${folder}`);
    folders.set(id, folders.get(id) ?? { folder, day });
    const body = convertNotations(entry.body);
    const file = `index${localeSuffix(siteConfig.i18n, locale)}.${findFormat(body)}`;
    const target = `content/${folder.replace(/^blog\//, `$&${day}-`)}/${file}`;
    const aliases = [fields.aliases ?? []].flat().map(String);
    return {
      ...entry,
      body,
      target,
      path: localePath(locale, `/${folder.replace(/^pages\//, "")}`),
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

/** Names an entry's folder by its address. */
function nameFolder({ kind, fields }: OldEntry, slug: string): string {
  const isPost = kind === "post";
  const name = isPost ? splitDate(path.posix.basename(slug)).slug : slug;
  const words = slugify(name) || slugify(asText(fields.title) ?? "");
  return `${isPost ? "blog" : "pages"}/${isSlug(name) ? name : words || "entry"}`;
}

/** Matches what MDX may read otherwise: tags, braces, indented code, words of modules. */
const notMdx = /[<{]|^(?: {4}|\t|import\b|export\b)/m;

/**
 * Finds the format of a text: imported texts are Markdown, in which nothing can
 * be run, and those without any sign of MDX become MDX, which the browser editor
 * lists. Code, the end of the excerpt and ids of headings are the same in both.
 */
function findFormat(body: string): "md" | "mdx" {
  const shared = /<!-- truncate -->|\{#[\p{L}\p{N}_.:-]+\}$/gmu;
  const other = body.replace(code, "").replace(shared, "");
  return notMdx.test(other) ? "md" : "mdx";
}
