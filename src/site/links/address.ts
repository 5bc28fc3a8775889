import {
  addBasePath,
  findBasePath,
  removeBasePath,
} from "../../config/baseUrl";
import type { ResolvedSite } from "../../config/types";
import { decodePercent, readUrl } from "../../lib/address";
import type { Diagnostic } from "../diagnostics/diagnostic";

/** The target of an address, as far as this site can know it. */
export type Address =
  /** Another site, a mailbox, a telephone, a script. */
  | { kind: "elsewhere" }
  /** No browser could follow it. */
  | { kind: "unreadable" }
  /** This site: the path in its plain form, decoded; the anchor decoded, empty where there is none. */
  | { kind: "here"; path: string; anchor: string };

/** A link with its location, and the address on this site that it leads to. */
export type LinkSource = Pick<Diagnostic, "file" | "line" | "field"> & {
  path: string;
  anchor: string;
};

/** Returns one key for all ways to write an address: Markdown encodes what is not ASCII, and accents may be letters of their own. */
export const linkKey = (address: string): string =>
  (decodePercent(address) ?? address).normalize("NFC");

/**
 * Returns the plain form of a path, whose other forms a host answers as well.
 * @example plainPath("/de/%C3%BCber/index.html") -> "/de/über"
 */
export function plainPath(pathname: string): string {
  const path = linkKey(pathname)
    .replace(/\/index\.html?$/, "/")
    .replace(/\.html$/, "")
    .replace(/(?<!\/)\/+$/, "");
  return path === "" ? "/" : path;
}

/** Matches the part of an anchor that browsers keep for themselves: text to look for. */
const textDirective = /:~:.*$/;

/**
 * Reads an address as a browser does that shows `pagePath`.
 */
export function readAddress(
  address: string,
  pagePath: string,
  config: Pick<ResolvedSite, "baseUrl" | "url">,
): Address {
  const base = new URL(addBasePath(config, pagePath), config.url);
  const url = readUrl(address.trim(), base.href);
  if (!url) return { kind: "unreadable" };
  // The same host over the other protocol is this site, too.
  if (!/^https?:$/.test(url.protocol) || url.host !== base.host) {
    return { kind: "elsewhere" };
  }
  const path = removeBasePath(config, url.pathname);
  // Another site of this host.
  if (findBasePath(config) && path === url.pathname)
    return { kind: "elsewhere" };
  const hash = url.hash.slice(1).replace(textDirective, "");
  // Browsers look for an id of exactly these letters.
  const anchor = decodePercent(hash) ?? hash;
  return { kind: "here", path: plainPath(path), anchor };
}

/** True for an address that checks leave alone, as the owner wishes: it begins with one of these. */
export const isSkipped = (address: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => address.startsWith(beginning));

const withoutProtocol: readonly [RegExp, string][] = [
  [/^(?=www\.[^/?#]+\.[a-z]{2,}(?:[/?#:]|$))/i, "https://"],
  [/^https?(?::(?!\/\/)[\\/]*|;?\/\/)/i, "https://"],
  [/^(?=[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$)/i, "mailto:"],
];

/** Completes the address of another site or of a mailbox, which is a file's path without its protocol. */
export function addProtocol(url: string): string | undefined {
  const form = withoutProtocol.find(([pattern]) => pattern.test(url));
  return form && url.replace(...form);
}
