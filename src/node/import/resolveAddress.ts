import { statSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { decodePercent } from "../../lib/address";
import { plainPath } from "../links/address";
import { relativePosix } from "../paths";
import type { PlannedEntry } from "./planEntries";
import type { SourceSite } from "./source";

/** Finds where an address of the old site leads now; undefined for nowhere. */
export type Resolve = (
  address: string,
  isPicture: boolean,
  line: number,
) => string | undefined;

const { posix } = path;
const isFile = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const isBelow = (folder: string, file: string) =>
  !relativePosix(folder, file).startsWith("..");
/** What other sites build pages from, and what is no use beside a text. */
const sourceCode = /\.(?:mdx?|markdown|[jt]sx?|css|astro|html?)$/;

/**
 * Creates what finds where addresses of the old site lead now, or notes why they lead nowhere.
 * @param copies gets the files that come along: by where to, from the project's root, where from
 */
export function createResolver(
  site: SourceSite,
  entries: readonly PlannedEntry[],
  copies: Map<string, string>,
): (from: PlannedEntry) => Resolve {
  const inRoot = (name: string) => path.join(site.root, name);
  const staticFolders = site.staticFolders.map(inRoot);
  const roots = [...staticFolders, site.root, inRoot("src")];
  const byAddress = new Map(
    entries.map((entry) => [plainPath(entry.address), entry]),
  );
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const url = URL.canParse(site.url ?? "") ? new URL(site.url ?? "") : null;
  const { origin } = url ?? { origin: "http://old" };
  const base = url?.pathname.replace(/\/$/, "") ?? "";
  const hasMoved = url !== null && url.host !== new URL(siteConfig.url).host;
  const dropBase = (pathname: string) =>
    pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;

  /** The file that a name means: beside the text, or below a root of the site. */
  const findFile = (name: string, { file }: PlannedEntry) => {
    const below = name.replace(/^(?:@site|[@~])\//, "");
    const served = below.replace(/^\/?(?:wp-content|static)\//, "");
    return [
      path.join(path.dirname(file), name),
      path.join(file.replace(/\.\w+$/, ""), name),
      ...[below, served].flatMap((one) =>
        roots.map((root) => path.join(root, one)),
      ),
    ].find(isFile);
  };

  /** Takes a file along: what the old site serves keeps its address, all else lies beside the entry. */
  const takeFile = (file: string, entry: PlannedEntry, isRooted: boolean) => {
    const entryFolder = path.dirname(entry.file);
    const isBeside = isBelow(entryFolder, file);
    const served =
      isRooted || !isBeside
        ? staticFolders.find((folder) => isBelow(folder, file))
        : undefined;
    const from = served ?? (isBeside ? entryFolder : path.dirname(file));
    const name = relativePosix(from, file);
    const folder = served ? "static" : posix.dirname(entry.target);
    copies.set(posix.join(folder, name), file);
    return encodeURI((served ? "/" : "./") + name);
  };

  /** The entry whose file's name ends like this, as references of Hugo and Jekyll have it. */
  const findByName = (name: string) => {
    const stem = `/${name.replace(/^\/|(?:\/_?index)?\.\w+$/g, "")}`;
    const ending = /(?:\/index)?(?:\.[a-z-]{2,5})?\.\w+$/;
    return entries.find(({ file }) => file.replace(ending, "").endsWith(stem));
  };

  return (from) => (given, isPicture, line) => {
    const fail = (reason: string): string | undefined => {
      from.report(line, `${given} ${reason}.`);
      return undefined;
    };
    const written = given.trim().replace(/^ref:/, "");
    if (/^(?:[#?]|$)/.test(written)) return given;
    const here = `${origin}${from.address}`;
    if (!URL.canParse(written, here))
      return fail("is no address: its words stay");
    const target = new URL(written, here);
    if (target.origin !== origin) return given;
    const [pathname = ""] = written.replace(origin, "").split(/[?#]/);
    const name = dropBase(decodePercent(pathname) ?? pathname);
    const file = findFile(name, from);
    const address = plainPath(dropBase(target.pathname));
    const entry = isPicture
      ? undefined
      : (byFile.get(file ?? "") ??
        byAddress.get(address) ??
        byAddress.get(`/${from.lang ?? ""}${address}`) ??
        (given.startsWith("ref:") ? findByName(name) : undefined));
    if (entry?.isHidden) return fail("leads to a draft: its words stay");
    if (entry) {
      const folder = posix.dirname(from.target);
      const to = posix.relative(folder, `${entry.target}.${entry.format}`);
      return (to.startsWith(".") ? to : `./${to}`) + target.hash;
    }
    if (file && !sourceCode.test(file))
      return takeFile(file, from, name.startsWith("/"));
    if (address === "/") return "/";
    if (!hasMoved) return fail("did not come along: its words stay");
    if (written.startsWith(origin)) return target.href;
    fail("did not come along: this leads to the old site");
    target.pathname = base + dropBase(target.pathname);
    return target.href;
  };
}
