import { statSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { decodePercent } from "../../lib/address";
import { plainPath } from "../links/address";
import { relativePosix } from "../paths";
import type { PlannedEntry } from "./planEntries";
import type { Report, SourceSite } from "./sourceSite";

const { posix } = path;
const isFile = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
/** What other sites build pages from, and what is no use beside a text. */
const sourceCode = /\.(?:mdx?|markdown|[jt]sx?|css|astro|html?)$/;
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|[#?]|$)/i;

/**
 * Creates what finds where addresses of the old site lead now.
 * @param copies gets the files that come along: by where to, from the project's root, where from
 */
export function createResolver(
  site: SourceSite,
  entries: readonly PlannedEntry[],
  copies: Map<string, string>,
  report: Report,
) {
  const staticFolders = site.staticFolders.map((name) =>
    path.join(site.root, name),
  );
  const byAddress = new Map(
    entries.map((entry) => [plainPath(entry.address), entry]),
  );
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const url =
    site.url && URL.canParse(site.url) ? new URL(site.url) : undefined;
  const base = url?.pathname.replace(/\/$/, "") ?? "";
  const hasMoved =
    url !== undefined && url.host !== new URL(siteConfig.url).host;

  /** The file that a name means: beside the text, or below a root of the site. */
  const findFile = (name: string, { file }: PlannedEntry) => {
    const [, below] = /^(?:@site|[@~])\/(.*)$/.exec(name) ?? [];
    const beside = [path.dirname(file), file.replace(/\.\w+$/, "")];
    const folders = below
      ? [site.root, path.join(site.root, "src")]
      : [...(name.startsWith("/") ? [] : beside), ...staticFolders, site.root];
    const forms = [
      below ?? name,
      name.replace(/^\/?(?:wp-content|static)\//, ""),
    ];
    return folders
      .flatMap((folder) => forms.map((form) => path.join(folder, form)))
      .find(isFile);
  };

  /** Takes a file along: what the old site serves keeps its address, all else lies beside the entry. */
  const takeFile = (file: string, entry: PlannedEntry, isRooted: boolean) => {
    const isIn = (folder: string) =>
      !relativePosix(folder, file).startsWith("..");
    const ownFolder = path.dirname(entry.file);
    const served = staticFolders.find(isIn);
    const [from, folder, prefix] =
      served !== undefined && (isRooted || !isIn(ownFolder))
        ? [served, "static", "/"]
        : [
            isIn(ownFolder) ? ownFolder : path.dirname(file),
            posix.dirname(entry.target),
            "./",
          ];
    const name = relativePosix(from, file);
    copies.set(posix.join(folder, name), file);
    return encodeURI(prefix + name);
  };

  /** The address on the old site that a name means in a text. */
  const toUrl = (name: string, { address }: PlannedEntry) =>
    new URL(name.replace(/^\/{2,}/, "/"), `http://old${address}`).pathname;

  /** The entry that a name means: by its file, by its address, or by the end of its file's name. */
  const findEntry = (name: string, from: PlannedEntry, isName: boolean) => {
    const at = plainPath(toUrl(name, from));
    const stem = name.replace(/^\/|(?:\/_?index)?\.\w+$/g, "");
    return (
      byFile.get(findFile(name, from) ?? "") ??
      byAddress.get(at) ??
      byAddress.get(plainPath(`/${from.lang ?? ""}${at}`)) ??
      (isName
        ? entries.find(({ file }) =>
            file
              .replace(/(?:\/index)?(?:\.[a-z-]{2,5})?\.\w+$/, "")
              .endsWith(`/${stem}`),
          )
        : undefined)
    );
  };

  /** Finds where an address of an entry leads now, or reports why it leads nowhere. */
  const resolve = (
    from: PlannedEntry,
    given: string,
    isPicture: boolean,
    line: number,
  ): string | undefined => {
    const fail = (reason: string): string | undefined => {
      report(from.file, from.line ?? line, `${given} ${reason}.`);
      return undefined;
    };
    const [, isName, written = ""] = /^(ref:)?(.*)$/s.exec(given.trim()) ?? [];
    const [, host, local] =
      /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(written) ?? [];
    const isOwn = host !== undefined && host === url?.host;
    if (host !== undefined && !URL.canParse(written, "https://old"))
      return fail("is no address: its words stay");
    if (!isOwn && elsewhere.test(written)) return given;
    const [, encoded = "", suffix = ""] =
      /^([^?#]*)(.*)$/s.exec(isOwn ? local || "/" : written) ?? [];
    const decoded = decodePercent(encoded) ?? encoded;
    const name = decoded.startsWith(`${base}/`)
      ? decoded.slice(base.length)
      : decoded;
    const entry = isPicture
      ? undefined
      : findEntry(name, from, isName !== undefined);
    if (entry?.isHidden) return fail("leads to a draft: its words stay");
    if (entry) {
      const folder = posix.dirname(from.target);
      const file = posix.relative(folder, `${entry.target}.md`);
      const anchor = suffix.replace(/^\?[^#]*/, "");
      return (file.startsWith(".") ? file : `./${file}`) + anchor;
    }
    const file = findFile(name, from);
    if (file && !sourceCode.test(file))
      return takeFile(file, from, name.startsWith("/"));
    if (plainPath(name) === "/") return "/";
    if (!hasMoved) return fail("did not come along: its words stay");
    if (isOwn) return written;
    fail("did not come along: this leads to the old site");
    return `${url.origin}${base}${toUrl(name, from)}${suffix}`;
  };
  return resolve;
}
