import { nearest } from "./nearest";

/**
 * Decodes percent-encoding; undefined if it is malformed, as in `#100%`.
 * @example decodePercent("%C3%BC") -> "ü"
 */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an address; undefined if it is none. Of those with letters such as
 * ü, URL.canParse says on Node 20 and 22 that they are none, once it has been
 * called some thousand times: https://github.com/AikidoSec/firewall-node/pull/1086
 */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Matches hosts that only this machine or its network knows. */
const localHost =
  /^(?:[^.[\]]+|.+\.local(?:host)?|(?:0|10|127|192\.168)\.[\d.]+|\[::1?\])$/;

/** The message for an address that only the owner's machine or network can open. */
export const publicRule =
  "Only your own machine or network can open this address.";

const protocols = ["http", "https", "mailto", "tel"];

/** Says why an address leads nowhere, or is not for all to see and open; undefined if neither. */
export function describeUnusable(address: string): string | undefined {
  if (/^(?:mailto:(?:[^@?]*$|\/)|tel:\D*$)/i.test(decodePercent(address) ?? ""))
    return `Nobody can be reached at "${address}".`;
  const [, protocol = ""] = /^([a-z][a-z\d+.-]*):/.exec(address) ?? [];
  const meant = nearest(protocol, protocols);
  if (meant !== undefined && meant !== protocol)
    return `Nothing opens "${protocol}:". Did you mean "${meant}:"?`;
  const { hostname = "", username, password } = readUrl(address) ?? {};
  if (protocols.includes(hostname)) return "It has two protocols.";
  if (localHost.test(hostname)) return publicRule;
  return username || password
    ? "All readers see the name or password in front of its host."
    : undefined;
}

/** A check that everybody may see and open an address, for `.refine(...)`. */
export const isPublic = [
  (address: string) => describeUnusable(address) === undefined,
  { error: ({ input }: { input: unknown }) => describeUnusable(String(input)) },
] as const;

const endings =
  "html? xml json js css txt asc md mdx csv pdf docx? xlsx? pptx? od[tsp] epub ics vcf zip gz tgz 7z dmg exe apk png jpe?g gif webp avif svg ico mp3 m4a ogg wav mp4 webm mov woff2? webmanifest";

const pattern = new RegExp(`\\.(?:${endings.replaceAll(" ", "|")})$`, "i");

/**
 * True for an address that hosts and browsers take for a file; slugs must not
 * look like one.
 * @example isFileName("/files/cv.pdf") -> true; isFileName("/docs/1.10") ->
 * false
 */
export const isFileName = (path: string) => pattern.test(path);

/** Disks take 255 bytes for a name, and builds add endings and hashes to some. */
const maxNameBytes = 200;

/** True for a path whose names all disks take. Letters outside ASCII have two to four bytes. */
export const hasShortNames = (path: string) =>
  path
    .split("/")
    .map((name) => new Blob([decodePercent(name) ?? name]))
    .every(({ size }) => size <= maxNameBytes);

/** The message for other paths. */
export const shortNamesRule =
  "Between two slashes it is longer than 200 bytes, of which letters outside ASCII have two to four.";

/**
 * Returns the path of one page of a list; the first page has no number.
 * @example getPagePath("/de/blog", 2) -> "/de/blog/page/2"
 */
export function getPagePath(basePath: string, pageNumber: number): string {
  return pageNumber === 1 ? basePath : `${basePath}/page/${pageNumber}`;
}

/**
 * Returns the `tel:` address of a phone number, without the zero in brackets
 * that is not dialled after a country code.
 * @example getTelAddress("+49 (0)30 23125-042") -> "tel:+493023125042"
 */
export const getTelAddress = (phone: string): string =>
  `tel:${phone.replace(/\(0\)|[^+\d]/g, "")}`;

export type LinkKind = "internal" | "external" | "plain";

/**
 * Returns how to render a link: by the router, in a new tab, or as a plain link
 * (mail, telephone, anchor on the same page, file).
 * @example getLinkKind("/about") -> "internal"
 */
export function getLinkKind(to: string): LinkKind {
  if (/^(https?:)?\/\//i.test(to)) return "external";
  return to.startsWith("/") && !isFile(to) ? "internal" : "plain";
}

/** True for files such as feeds, which the router must not load as pages. */
function isFile(path: string): boolean {
  if (path.startsWith("/static/")) return true;
  const address = path.replace(/[?#].*$/, "");
  return isFileName(address) && !/\.html?$/i.test(address);
}
