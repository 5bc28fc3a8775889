import { addBasePath, makeAbsolute } from "../config/baseUrl";
import { addLocale, listLocales } from "../config/i18n";
import type { ResolvedSite } from "../config/types";
import { escapeHtml } from "../lib/escape";
import { linkKey } from "../site/links/address";
import type { Site } from "../site/loadSite";
import type { Redirect } from "../site/routes/planRedirects";
import type { Output } from "./generatedFiles";

/**
 * Writes the redirects from old addresses: rules for hosts that read
 * `_redirects`, and for all others a page at each address.
 */
export function writeRedirects(
  { write, merge }: Pick<Output, "write" | "merge">,
  { config, redirects }: Pick<Site, "config" | "redirects">,
): void {
  for (const { from, to } of redirects) {
    const name = linkKey(from).replace(/^\/|\/$/g, "");
    const file = /\.html?$/.test(name) ? name : `${name}/index.html`;
    write(file, createRedirectPage(makeAbsolute(config, to)));
  }
  const rules = [
    ...redirects.map((redirect) => createRules(config, redirect)),
    ...createNotFoundRules(config),
  ];
  if (rules.length === 0) return;
  merge("_redirects", (owners) => appendRules(owners, rules.join("")));
}

/** Leads on to the address of the canonical link, with the query and the hash of the old address unless it has its own. */
function leadOn(): void {
  const link = document.querySelector<HTMLLinkElement>("[rel=canonical]");
  if (!link) return;
  const { search, hash } = window.location;
  const target = new URL(link.href);
  target.search ||= search;
  target.hash ||= hash;
  window.location.replace(target);
}

/**
 * Creates a page that redirects where the host does not, also without
 * JavaScript. It has no `noindex`: search engines would not follow the script.
 */
function createRedirectPage(address: string): string {
  const target = escapeHtml(address);
  return [
    "<!doctype html>",
    '<meta charset="utf-8">',
    `<title>${target}</title>`,
    `<link rel="canonical" href="${target}">`,
    `<script>(${leadOn.toString()})()</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `<a href="${target}">${target}</a>`,
    "",
  ].join("\n");
}

/**
 * Creates the rules of a redirect. Netlify needs "!" to redirect from an
 * existing page; Cloudflare skips lines with it and takes the next.
 */
function createRules(config: ResolvedSite, { from, to }: Redirect): string {
  const old = encodeURI(linkKey(addBasePath(config, from)));
  const rule = `${old}  ${addBasePath(config, to)}`;
  return `${rule}  301!\n${rule}  301\n`;
}

/** Creates rules by which unknown paths below a locale show its own not-found page with status 404. */
const createNotFoundRules = (config: ResolvedSite): string[] =>
  listLocales(config.i18n)
    .map((code) => addLocale(config.i18n, code, "/"))
    .filter((start) => start !== "/")
    .map((start) => addBasePath(config, start))
    .map((start) => `${start}/*  ${start}/404.html  404\n`);

/** Puts the owner's rules before ours, because hosts apply the first match. */
export const appendRules = (owners: string, ours: string): string => {
  const trimmed = owners.replaceAll("\r\n", "\n").trim();
  return trimmed ? `${trimmed}\n\n${ours}` : ours;
};
