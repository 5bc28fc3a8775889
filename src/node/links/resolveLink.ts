import { localePath, stripLocale } from "../../config/locales";
import { versionIn } from "../../lib/alternates";
import { isSkipped, plainPath, readAddress } from "../checks/address";
import { adviceOn } from "./adviceOn";
import type { LinkFault, LinkSite, Resolution } from "./linkSite";
import { resolveFile } from "./resolveFile";
import type { LinkedText, SiteIndex } from "./siteIndex";

/** The path of an address, and what follows it. */
export const splitAddress = (written: string) => {
  const [, pathname = "", suffix = ""] =
    /^([^?#]*)(.*)$/s.exec(written.trim()) ?? [];
  return { pathname, suffix };
};

const hasHost = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Finds where a link of a text leads on the page of `text.locale`; null where
 * it stays as it is: another site, a place on the same page, what is skipped.
 */
export function resolveLink(
  written: string,
  text: LinkedText,
  site: LinkSite,
): Resolution {
  if (written.trim() === "") return { fault: emptyLink(text.path) };
  if (/^[#?]/.test(written.trim())) return null;
  if (isSkipped(written, site.skip)) return null;
  if (hasHost.test(written)) return resolveAddress(written, text, site);
  const { pathname, suffix } = splitAddress(written);
  return pathname.startsWith("/")
    ? resolveRoute(written, { pathname, suffix }, text, site)
    : resolveFile(written, { pathname, suffix }, text, site);
}

/** An address with protocol and host is never changed; that of this site must exist. */
function resolveAddress(
  written: string,
  text: LinkedText,
  { index, url }: LinkSite,
): Resolution {
  const address = readAddress(written, text.path, url);
  if (address.kind === "unreadable") {
    const fault = {
      check: "brokenLinks" as const,
      target: written,
      message: "No browser can follow this address.",
    };
    return { fault };
  }
  if (address.kind === "elsewhere") return null;
  const { path } = address;
  const isThere = index.routeAt(path) !== undefined || index.hasFile(path);
  return isThere ? null : { fault: noPage(path, index) };
}

/**
 * A path from the site's root. In the text's own language it means "in my
 * language", so a page that shows the text in another locale leads to that
 * locale's page; one of another language is meant as it stands.
 */
function resolveRoute(
  written: string,
  { pathname, suffix }: { pathname: string; suffix: string },
  text: LinkedText,
  { index }: LinkSite,
): Resolution {
  const path = plainPath(pathname);
  const withoutLocale = stripLocale(path).path === path;
  const route =
    index.routeAt(path) ??
    // A slug that exists in the text's own language alone.
    (withoutLocale
      ? index.routeAt(plainPath(localePath(text.lang, path)))
      : undefined);
  if (!route) {
    if (index.hasFile(path) || index.hasFile(pathname)) {
      return { to: written };
    }
    return { fault: noPage(path, index) };
  }
  const { locale, alternates } = route.context;
  const own = versionIn(alternates, text.locale);
  const isOwnLanguage = locale === text.lang;
  const to = isOwnLanguage && own ? own.path : route.path;
  return { to: to + suffix };
}

export const noPage = (path: string, { nearest }: SiteIndex): LinkFault => {
  const meant = nearest(path);
  return {
    check: "brokenLinks",
    target: path,
    message: "There is no page or file at this path.",
    fix: meant && adviceOn(path, meant),
  };
};

const emptyLink = (target: string): LinkFault => ({
  check: "brokenMarkdownLinks",
  target,
  message: "A link on this page leads nowhere: its address is empty.",
  fix: "Write an address between the brackets.",
});
