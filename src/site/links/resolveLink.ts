import path from "node:path";
import { removeBasePath } from "../../config/baseUrl";
import { removeLocale } from "../../config/i18n";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { findTranslation } from "../../lib/routeContext";
import { decodePercent, describeUnusable, publicRule } from "../../lib/address";
import type { BaseEntry } from "../content/entry";
import { isMarkdownFile, parseEntryPath } from "../content/fileNames";
import { isRemote } from "../content/images";
import { didYouMean } from "../../lib/nearest";
import { addProtocol, isSkipped, plainPath, readAddress } from "./address";
import { assetPath } from "./assets";
import { describeScreen } from "./describeScreen";
import type { SiteIndex } from "./siteIndex";

/** The address that a link leads to, unless it is the one in the text, or what is wrong with it. */
type Resolution = {
  to?: string;
  /** The file that it leads to, from the project's root: one in static/, or to copy. */
  file?: string;
  broken?: DiagnosticInput;
};

/** The addresses that the links of a text may lead to. */
export type LinkContext = {
  root: string;
  index: SiteIndex;
  /** Addresses that begin with one of these are not checked. */
  skip: readonly string[];
};

/** Describes a link to a path that has no page. */
export function describeMissingPage(
  pathname: string,
  index: Pick<SiteIndex, "config" | "nearestPage">,
): DiagnosticInput {
  const path = removeBasePath(index.config, pathname);
  return {
    ruleId: "brokenLinks",
    reason: `No page or file at ${pathname}.`,
    note:
      path === pathname
        ? (describeScreen(index.config, path) ??
          didYouMean(index.nearestPage(pathname)))
        : `Write it without the base path: ${path}.`,
  };
}

/** Writes accents as parts of their letters, as ids of headings do; browsers take other letters for another id. */
function composeAddress(address: string): string {
  const decoded = decodePercent(address);
  const composed = decoded?.normalize("NFC");
  return composed === undefined || composed === decoded
    ? address
    : encodeURI(composed);
}

/**
 * Resolves a link of an entry for the page of `entry.locale`. Other sites,
 * places on the same page and skipped addresses stay as they are.
 */
export function resolveLink(
  url: string,
  entry: BaseEntry,
  context: LinkContext,
): Resolution {
  const address = composeAddress(url.trim());
  if (address === "") {
    const reason = "A link has no address.";
    return { broken: { ruleId: "brokenMarkdownLinks", reason } };
  }
  if (isSkipped(url, context.skip)) return {};
  if (/^(?:file:|[a-z]:[\\/]|\\)/i.test(decodePercent(address) ?? "")) {
    const note = "Put the file beside the text, and write its path from there.";
    return { broken: { ruleId: "brokenLinks", reason: publicRule, note } };
  }
  const reason = describeUnusable(address);
  // A text may well explain what its reader's own machine shows.
  if (reason !== undefined && reason !== publicRule)
    return { broken: { ruleId: "brokenMarkdownLinks", reason } };
  if (/^[#?]/.test(address))
    return address === url.trim() ? {} : { to: address };
  if (isRemote(address)) return resolveUrl(url, entry, context);
  const [, pathname = "", suffix = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const target = { pathname, suffix };
  return pathname.startsWith("/")
    ? resolveRoute(target, entry, context)
    : resolveFile(target, entry, context);
}

/** Checks a URL, which is never changed: if it is on this site, it must exist. */
function resolveUrl(
  url: string,
  entry: BaseEntry,
  { index }: LinkContext,
): Resolution {
  const address = readAddress(url, entry.path, index.config);
  if (address.kind === "unreadable") {
    return { broken: { ruleId: "brokenLinks", reason: "Invalid URL." } };
  }
  if (/^\/\/[^/.:]+(?:\/|$)/.test(url)) {
    const reason = "Two slashes begin the name of a host.";
    const note = didYouMean(url.slice(1));
    return { broken: { ruleId: "brokenLinks", reason, note } };
  }
  if (address.kind === "elsewhere") return {};
  const isThere = index.routeAt(address.path) ?? index.hasFile(address.path);
  return isThere ? {} : { broken: describeMissingPage(address.path, index) };
}

type Target = { pathname: string; suffix: string };

/**
 * Resolves a path from the site's root. In the entry's own language it means "in
 * the reader's language": a page that shows the entry as a fallback leads to
 * that locale's page.
 */
function resolveRoute(
  { pathname, suffix }: Target,
  entry: BaseEntry,
  { index }: LinkContext,
): Resolution {
  const plain = plainPath(pathname);
  const hasLocale = removeLocale(index.config.i18n, plain).path !== plain;
  const route =
    index.routeAt(plain) ??
    // A slug that only the entry's own language has.
    (hasLocale
      ? undefined
      : index.routeAt(plainPath(index.addressIn(entry.lang, plain))));
  if (!route) {
    const name = (decodePercent(pathname) ?? pathname).normalize("NFC");
    const file = `/static${name}`;
    if (index.files.has(file)) return { file: file.slice(1) };
    return index.hasFile(plain) || index.hasFile(pathname)
      ? {}
      : { broken: describeMissingPage(plain, index) };
  }
  const { locale, alternates } = route.context;
  const translated = findTranslation(alternates, entry.locale);
  const to = locale === entry.lang && translated ? translated : route;
  return { to: to.path + suffix };
}

const { posix } = path;

/**
 * Resolves a file path, which begins in the folder of the entry's own file. If
 * it names an entry, it leads to that entry's page in the reader's locale, else
 * to a copy of the file.
 */
function resolveFile(
  { pathname, suffix }: Target,
  entry: BaseEntry,
  { index, root }: LinkContext,
): Resolution {
  const name = (decodePercent(pathname) ?? pathname).normalize("NFC");
  const from = posix.join("/", posix.dirname(entry.sourcePath));
  const file = posix.join(from, name).replace(/(?<=[^/])\/+$/, "");
  const isThere = index.files.has(file);
  const isEntryFile = isMarkdownFile(file);
  const below = file.slice("/content/".length);
  const folder = isEntryFile
    ? parseEntryPath(index.config.i18n, below).folder
    : below;
  const page = index.pageOf(folder, entry.locale);
  // Without an extension it names the entry, whatever its files are called.
  if (page !== undefined && (isThere || !isEntryFile)) {
    return { to: page + suffix };
  }
  if (isThere && !isEntryFile && file.startsWith("/content/")) {
    const asset = file.slice(1);
    return { to: assetPath(root, asset) + suffix, file: asset };
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
