import { statSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { decodePercent } from "../../lib/decodePercent";
import { plainPath } from "../links/address";
import { relativePosix } from "../paths";
import type { PlannedEntry } from "./planEntries";
import type { Resolved } from "./remarkNotation";
import type { SourceSite } from "./sourceSite";

const { posix } = path;
const isFile = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const withDot = (file: string) => (file.startsWith(".") ? file : `./${file}`);
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
) {
  const byAddress = new Map(
    entries.map((entry) => [plainPath(entry.address), entry]),
  );
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const { host = "", pathname = "/" } = site.url ? new URL(site.url) : {};
  const base = pathname.replace(/\/$/, "");
  const hasMoved = host !== "" && host !== new URL(siteConfig.url).host;

  /** The file that a name means: beside the text, or below a root of the site. */
  const findFile = (name: string, { file }: PlannedEntry) => {
    const [, alias] = /^(?:@site|[@~])\/(.*)$/.exec(name) ?? [];
    const beside = name.startsWith("/")
      ? []
      : [path.dirname(file), file.replace(/\.\w+$/, "")];
    const folders = alias
      ? [site.root, path.join(site.root, "src")]
      : [...beside, ...site.staticFolders, site.root];
    const below = alias ?? name;
    const forms = [below, below.replace(/^\/?(?:wp-content|static)\//, "")];
    return folders
      .flatMap((folder) => forms.map((form) => path.join(folder, form)))
      .find(isFile);
  };

  /** Takes a file along: what the old site serves keeps its address, all else lies beside the entry. */
  const takeFile = (
    file: string,
    { file: from, target }: PlannedEntry,
    isRooted: boolean,
  ) => {
    const isIn = (folder: string) =>
      !relativePosix(folder, file).startsWith("..");
    const top = site.staticFolders.find(isIn);
    const isBeside = isIn(path.dirname(from));
    const isServed = top !== undefined && (isRooted || !isBeside);
    const base = isBeside ? path.dirname(from) : path.dirname(file);
    const name = relativePosix(isServed ? top : base, file);
    const folder = isServed ? "static" : posix.dirname(target);
    copies.set(posix.join(folder, name), file);
    return encodeURI(isServed ? `/${name}` : `./${name}`);
  };

  const toUrl = (name: string, { address }: PlannedEntry) =>
    new URL(name.replace(/^\/{2,}/, "/"), `http://old${address}`).pathname;

  /** The text that a name means: by its file, or by its address as seen from the text's own. */
  const findEntry = (name: string, from: PlannedEntry) => {
    const file = findFile(name, from) ?? "";
    const at = plainPath(toUrl(name, from));
    return (
      byFile.get(file) ??
      byAddress.get(at) ??
      byAddress.get(plainPath(`/${from.lang ?? ""}${at}`))
    );
  };

  const linkTo = ({ target }: PlannedEntry, from: PlannedEntry) =>
    withDot(posix.relative(posix.dirname(from.target), `${target}.md`));

  return (
    written: string,
    from: PlannedEntry,
    isPicture: boolean,
  ): Resolved => {
    const [, own, local = ""] =
      /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(written.trim()) ?? [];
    const isOwn = own !== undefined && own === host;
    if (!isOwn && elsewhere.test(written.trim()))
      return !written.startsWith("http") || URL.canParse(written)
        ? { to: written }
        : { reason: `${written} is no address: its words stay.` };
    const [, encoded = "", suffix = ""] =
      /^([^?#]*)(.*)$/s.exec(isOwn ? local || "/" : written.trim()) ?? [];
    const decoded = decodePercent(encoded) ?? encoded;
    const name = decoded.startsWith(`${base}/`)
      ? decoded.slice(base.length)
      : decoded;
    const entry = isPicture ? undefined : findEntry(name, from);
    if (entry?.isHidden)
      return { reason: `${written} leads to a draft: its words stay.` };
    if (entry)
      return { to: linkTo(entry, from) + suffix.replace(/^\?[^#]*/, "") };
    const file = findFile(name, from);
    if (file && !sourceCode.test(file))
      return { to: takeFile(file, from, name.startsWith("/")) };
    if (plainPath(name) === "/") return { to: "/" };
    const reason = `Nothing at ${written} came along`;
    if (!hasMoved) return { reason: `${reason}: its words stay.` };
    const to = isOwn
      ? written
      : `${new URL(site.url ?? "").origin}${base}${toUrl(name, from)}${suffix}`;
    return {
      to,
      ...(!isOwn && { reason: `${reason}: this leads to the old site.` }),
    };
  };
}
