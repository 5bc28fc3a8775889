import { absoluteUrl, withBaseUrl } from "../config/resolved";
import { escapeHtml } from "../lib/escape";
import { linkKey } from "../site/links/address";
import type { Redirect } from "../site/routes/planRedirects";
import type { Output } from "./generatedFiles";

/** Creates a page that redirects where the host does not, also without JavaScript. */
function createRedirectPage(to: string): string {
  const target = escapeHtml(absoluteUrl(to));
  return [
    "<!doctype html>",
    '<meta charset="utf-8">',
    `<title>${target}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${target}">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<a href="${target}">${target}</a>`,
    "",
  ].join("\n");
}

/** Writes a redirect page at each old address, for hosts without redirect rules. */
export function writeRedirectPages(
  redirects: readonly Redirect[],
  { write }: Pick<Output, "write">,
): void {
  for (const { from, to } of redirects) {
    const name = linkKey(from).replace(/^\/|\/$/g, "");
    const file = /\.html?$/.test(name) ? name : `${name}/index.html`;
    write(file, createRedirectPage(to));
  }
}

/**
 * Creates the rules for hosts that read `_redirects`. Netlify needs "!" to
 * redirect from an existing page; Cloudflare skips lines with it and takes the
 * next.
 */
export const createRedirectRules = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to }) => {
      const rule = `${encodeURI(linkKey(withBaseUrl(from)))}  ${withBaseUrl(to)}`;
      return `${rule}  301!\n${rule}  301\n`;
    })
    .join("");
