import path from "node:path";
import { stripLocale } from "../../config/locales";
import { siteConfig, stripBaseUrl } from "../../config/resolved";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { findTranslation } from "../../lib/routeContext";
import { decodePercent } from "../../lib/address";
import { isMarkdownFile, parseEntryPath } from "../content/fileNames";
import { didYouMean } from "../../lib/nearest";
import { isSkipped, plainPath, readAddress } from "./address";
import type { LinkingEntry, SiteIndex } from "./siteIndex";

/** Where a link leads, if that is not what is written, or what is wrong with it. */
type Resolution = {
  to?: string;
  /** The file to copy for it, from the project's root. */
  asset?: string;
  broken?: DiagnosticInput;
};

export type LinkSite = {
  index: SiteIndex;
  /** Protocol and host of the site. */
  url: string;
  /** Beginnings of addresses that are not checked. */
  skip: readonly string[];
  /** Where a file that lies beside an entry is served. */
  assetPath: (file: string) => string;
};

export function noPage(
  pathname: string,
  index: Pick<SiteIndex, "nearestPage">,
): DiagnosticInput {
  const path = stripBaseUrl(pathname);
  return {
    ruleId: "brokenLinks",
    reason: `No page or file at ${pathname}.`,
    note:
      path === pathname
        ? didYouMean(index.nearestPage(pathname))
        : `Write it without the base path: ${path}.`,
  };
}

const hasHost = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Resolves a link of an entry for the page of `entry.locale`. Other sites,
 * places on the same page and skipped addresses stay as they are.
 */
export function resolveLink(
  written: string,
  entry: LinkingEntry,
  site: LinkSite,
): Resolution {
  const address = written.trim();
  if (address === "") {
    const reason = "A link has no address.";
    return { broken: { ruleId: "brokenMarkdownLinks", reason } };
  }
  if (/^[#?]/.test(address) || isSkipped(written, site.skip)) return {};
  if (hasHost.test(address)) return resolveUrl(written, entry, site);
  const [, pathname = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const target = { pathname, suffix };
  return pathname.startsWith("/")
    ? resolveRoute(target, entry, site)
    : resolveFile(target, entry, site);
}

/** A URL is never changed; one of this site must exist. */
function resolveUrl(
  written: string,
  entry: LinkingEntry,
  { index, url }: LinkSite,
): Resolution {
  const address = readAddress(written, entry.path, url);
  if (address.kind === "unreadable") {
    return { broken: { ruleId: "brokenLinks", reason: "Invalid URL." } };
  }
  if (address.kind === "elsewhere") return {};
  const isThere = index.routeAt(address.path) ?? index.hasFile(address.path);
  return isThere ? {} : { broken: noPage(address.path, index) };
}

type Target = { pathname: string; suffix: string };

/**
 * A path from the site's root. In the entry's own language it means "in the
 * reader's language": a page that shows the entry as a fallback leads to that
 * locale's page.
 */
function resolveRoute(
  { pathname, suffix }: Target,
  entry: LinkingEntry,
  { index }: LinkSite,
): Resolution {
  const plain = plainPath(pathname);
  const hasLocale = stripLocale(plain).path !== plain;
  const route =
    index.routeAt(plain) ??
    // A slug that only the entry's own language has.
    (hasLocale
      ? undefined
      : index.routeAt(plainPath(index.addressIn(entry.lang, plain))));
  if (!route) {
    return index.hasFile(plain) || index.hasFile(pathname)
      ? {}
      : { broken: noPage(plain, index) };
  }
  const { locale, alternates } = route.context;
  const translated = findTranslation(alternates, entry.locale);
  const to = locale === entry.lang && translated ? translated : route;
  return { to: to.path + suffix };
}

const { posix } = path;

/**
 * A link by file path, from the folder of the entry's own file. To an entry it
 * leads to the page of that entry in the reader's locale, to any other file to
 * a copy of that.
 */
function resolveFile(
  { pathname, suffix }: Target,
  entry: LinkingEntry,
  { index, assetPath }: LinkSite,
): Resolution {
  const name = (decodePercent(pathname) ?? pathname).normalize("NFC");
  const from = posix.join("/", posix.dirname(entry.sourcePath));
  const file = posix.join(from, name).replace(/(?!^)\/+$/, "");
  const isThere = index.files.has(file);
  const isEntryFile = isMarkdownFile(file);
  const below = file.slice("/content/".length);
  const folder = isEntryFile
    ? parseEntryPath(siteConfig.i18n, below).folder
    : below;
  const page = index.pageOf(folder, entry.locale);
  // Without an extension it names the entry, whatever its files are called.
  if (page !== undefined && (isThere || !isEntryFile)) {
    return { to: page + suffix };
  }
  if (isThere && !isEntryFile && file.startsWith("/content/")) {
    return { to: assetPath(file.slice(1)) + suffix, asset: file.slice(1) };
  }
  if (isThere && isEntryFile) {
    const reason = `${file.slice(1)} has no page: it is a draft, scheduled or left out.`;
    return { broken: { ruleId: "brokenMarkdownLinks", reason } };
  }
  const meant = index.nearestFile(file);
  const relative = meant && posix.relative(from, meant);
  const isEntry = isEntryFile || posix.extname(file) === "";
  return {
    broken: {
      ruleId: isEntry ? "brokenMarkdownLinks" : "brokenLinks",
      reason: `No ${isEntry ? "entry" : "file"} at ${file.slice(1)}.`,
      note: didYouMean(
        addProtocol(pathname) ??
          (relative?.startsWith(".") ? relative : relative && `./${relative}`),
      ),
    },
  };
}

const withoutProtocol: readonly [RegExp, string][] = [
  [/^www\.[^/?#]+\.[a-z]{2,}(?:[/?#:]|$)/i, "https://"],
  [/^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i, "mailto:"],
];

/** Completes the address of another site or of a mailbox, which is a file's path without its protocol. */
export function addProtocol(written: string): string | undefined {
  const form = withoutProtocol.find(([pattern]) => pattern.test(written));
  return form && form[1] + written;
}
