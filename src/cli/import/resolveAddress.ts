import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { decodePercent } from "../../lib/address";
import { plainPath } from "../../site/links/address";
import type { OldSite } from "./oldSite";
import type { PlannedEntry } from "./planEntries";

/** Finds where an address of the old site leads now; undefined for nowhere. */
export type Resolve = (
  address: string,
  isPicture: boolean,
  line: number,
) => string | undefined;

const { posix } = path;
/** What other sites are made from, and what is no use beside a text. */
const sourceCode =
  /\.(?:mdx?|markdown|[cm]?[jt]sx?|css|astro|html?|ya?ml|toml)$/;
/** The folders whose files a site serves at its root. */
const served = ["static", "public", "source", ""];

/**
 * Creates what finds where addresses of the old site lead now.
 * @param copies gets the files that come along: by where to, from the project's
 * root, where from in the old site
 */
export function createResolver(
  { url = "", files }: OldSite,
  entries: readonly PlannedEntry[],
  copies: Map<string, string>,
): (from: PlannedEntry) => Resolve {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const byAddress = new Map(
    entries.flatMap((entry) =>
      entry.addresses.map((one) => [plainPath(one), entry] as const),
    ),
  );
  const old = URL.canParse(url) ? new URL(url) : undefined;
  const { origin = "http://old" } = old ?? {};
  const base = old?.pathname.replace(/\/$/, "") ?? "";
  const hasMoved = old && old.host !== new URL(siteConfig.url).host;

  /** Takes a file along that lies beside the text; undefined where none does. */
  const takeBeside = (name: string, entry: PlannedEntry) => {
    const folder = posix.dirname(entry.file);
    const file = [folder, entry.file.replace(/\.\w+$/, "")]
      .map((one) => posix.join(one, name))
      .find((one) => files.has(one) && !sourceCode.test(one));
    if (file === undefined) return undefined;
    const [, below] = /^(?:static|public|source)\/(.*)/.exec(file) ?? [];
    const isBelow = !posix.relative(folder, file).startsWith("..");
    if (!isBelow && below !== undefined) return takeServed(below);
    const to = isBelow ? posix.relative(folder, file) : posix.basename(file);
    copies.set(posix.join(posix.dirname(entry.target), to), file);
    return encodeURI(`./${to}`);
  };

  /** Takes a file along that the old site serves, which keeps its address. */
  const takeServed = (name: string) => {
    const file = served
      .map((folder) => posix.join(folder, name))
      .find((one) => files.has(one) && !sourceCode.test(one));
    if (file === undefined) return undefined;
    copies.set(posix.join("static", name), file);
    return encodeURI(`/${name}`);
  };

  /** The entry whose file's name ends like this, as references of Hugo and Jekyll have it. */
  const findByName = (name: string) => {
    const stem = `/${name.replace(/^\/|(?:\/_?index)?\.\w+$/g, "")}`;
    const ending = /(?:\/index)?(?:\.[a-z-]{2,5})?\.\w+$/;
    return entries.find(({ file }) =>
      `/${file}`.replace(ending, "").endsWith(stem),
    );
  };

  return (from) => (given, isPicture, line) => {
    const fail = (reason: string): string | undefined => {
      from.report(line, `${given} ${reason}.`);
      return undefined;
    };
    const address = given.trim().replace(/^ref:/, "");
    if (/^(?:[#?]|$)/.test(address)) return address || fail("leads nowhere");
    const here = `${origin}${base}${from.address}`;
    if (!URL.canParse(address, here)) return fail("is no address");
    const target = new URL(address, here);
    if (target.origin !== origin)
      return /^(?:https?|mailto|tel):/.test(target.protocol)
        ? given
        : fail("is left out: links here lead to pages, mail and telephones");
    const pathname = target.pathname.startsWith(`${base}/`)
      ? target.pathname.slice(base.length)
      : target.pathname;
    const [name = ""] = (decodePercent(address) ?? address).split(/[?#]/);
    const file = posix.join(posix.dirname(from.file), name);
    const entry = isPicture
      ? undefined
      : (byFile.get(file) ??
        byAddress.get(plainPath(pathname)) ??
        (given.startsWith("ref:") ? findByName(name) : undefined));
    if (entry?.isHidden) return fail("leads to a draft, so its words stay");
    if (entry) {
      const to = posix.relative(posix.dirname(from.target), entry.target);
      return (to.startsWith(".") ? to : `./${to}`) + target.hash;
    }
    const isRooted = /^(?:\/|\w+:)/.test(name);
    const taken =
      (isRooted ? undefined : takeBeside(name, from)) ??
      takeServed((decodePercent(pathname) ?? pathname).slice(1));
    if (taken !== undefined || pathname === "/") return taken ?? "/";
    if (!hasMoved) return fail("did not come along, so its words stay");
    if (address.startsWith(origin)) return target.href;
    from.report(line, `${given} did not come along: it leads to the old site.`);
    return `${origin}${base}${pathname}${target.search}${target.hash}`;
  };
}
