import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { decodePercent, readUrl } from "../../lib/address";
import { plainPath } from "../../site/links/address";
import { isDraft } from "./fields";
import type { OldSite } from "./oldSite";
import type { PlannedEntry } from "./planEntries";

/** Finds where an address of the old site leads now, and lists those that lead nowhere. */
export type Resolve = (address: string, line: number) => string | undefined;

const { posix } = path;
/** Matches the source code of a site, which is of no use beside a text. */
const sourceCode =
  /\.(?:mdx?|markdown|[cm]?[jt]sx?|css|astro|html?|ya?ml|toml)$/;
/** The folders whose files a site serves at its root, and WordPress' folder, whose name is in addresses. */
const served = /^(?:(?:static|public|source)\/|(?=wp-content\/))/;

/**
 * Creates what finds where addresses of the old site lead now.
 * @param copies gets the files that come along: by where to, from the project's
 * root, where from in the old site
 */
export function createResolver(
  { url = siteConfig.url, files }: OldSite,
  entries: readonly PlannedEntry[],
  copies: Map<string, string>,
): (from: PlannedEntry) => Resolve {
  const { origin } = new URL(url);
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const byAddress = new Map(
    entries.flatMap((entry) =>
      entry.addresses.map((address) => [plainPath(address), entry] as const),
    ),
  );

  return (from) => (given, line) => {
    const fail = (reason: string): string | undefined => {
      from.report(line, `Left out: the address "${given}" ${reason}.`);
      return undefined;
    };
    if (/^[#?]./.test(given)) return given;
    const target = readUrl(given, origin + from.address);
    if (given === "" || !target) return fail("can't be read");
    if (target.origin !== origin)
      return /^(?:https?|mailto|tel):/.test(target.protocol)
        ? given
        : fail("leads to neither a page, nor mail, nor a telephone");

    const [name = ""] = (decodePercent(given) ?? given).split(/[?#]/);
    const pathname = decodePercent(target.pathname) ?? target.pathname;
    // Beside the text, or in a folder of its name; else from a root.
    const places = [
      posix.join(posix.dirname(from.file), name),
      posix.join(from.file.replace(/\.\w+$/, ""), name),
      ...["", "content", "static", "public", "source"].map((folder) =>
        posix.join(folder, pathname.slice(1)),
      ),
    ];
    const file = places.find((place) => files.has(place)) ?? "";
    const entry = byFile.get(file) ?? byAddress.get(plainPath(pathname));
    if (entry && isDraft(entry.fields)) return fail("leads to a draft");
    if (entry) {
      const to = posix.relative(posix.dirname(from.target), entry.target);
      return (to.startsWith(".") ? to : `./${to}`) + target.hash;
    }
    if (file === "" || sourceCode.test(file))
      // With "?p=9" it is a text of WordPress.
      return pathname + target.search === "/"
        ? "/"
        : fail("did not come along");

    // It goes beside the text if it lay there, else to where this site serves it.
    const beside = posix.relative(posix.dirname(from.file), file);
    const isBeside = !beside.startsWith("..") && !served.test(beside);
    const below = isBeside ? beside : file.replace(served, "");
    const folder = isBeside ? posix.dirname(from.target) : "static";
    copies.set(posix.join(folder, below), file);
    return encodeURI(isBeside ? `./${below}` : `/${below}`);
  };
}
