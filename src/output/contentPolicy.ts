import { fromHtml } from "hast-util-from-html";
import { hasSearch } from "../config/publicFiles";
import type { SourceDirective } from "../config/schema/cspSchema";
import type { ResolvedSite, SidebarsInput } from "../config/types";
import { getRepliesHost } from "../lib/fediverse";
import type { BaseEntry } from "../site/content/entry";
import { findHtml } from "../site/links/configAddresses";
import { scanHtml } from "../site/links/scanHtml";
import { originsOf, readSources } from "../site/markdown/addresses";
import type { Sources } from "../site/markdown/addresses";

/** Adds sources to a directive. */
type Add = (directive: SourceDirective, sources: readonly string[]) => void;

/**
 * Creates the content security policy that all pages share; each page adds
 * hashes of its inline scripts to `script-src`, which comes last. The policy
 * covers the whole site, because readers keep the policy of their first page
 * while they follow links.
 */
export function createContentPolicy(
  config: ResolvedSite,
  entries: readonly BaseEntry[],
  sidebars: SidebarsInput = {},
): string {
  const directives = new Map<string, Set<string>>();
  const add: Add = (directive, sources) => {
    const allowed = directives.get(directive) ?? new Set(["'self'"]);
    for (const source of sources) allowed.add(source);
    directives.set(directive, allowed);
  };
  addConfigSources(config, add);
  for (const { text } of findHtml(config, sidebars)) addHtmlSources(text, add);
  for (const entry of entries) addEntrySources(entry, add);
  for (const [directive, sources] of Object.entries(config.csp)) {
    add(directive as SourceDirective, sources);
  }
  const scripts = directives.get("script-src") ?? [];
  directives.delete("script-src");
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    ...[...directives].map(([name, sources]) => [name, ...sources].join(" ")),
    ["script-src", ...scripts].join(" "),
  ].join("; ");
}

/** Allows the hosts that options of the site config load from. */
function addConfigSources(config: ResolvedSite, add: Add): void {
  const { comments, contact, favicon, fonts, footer, navbar } = config;
  const { head, statistics } = config;
  add("script-src", originsOf(...head.map(({ script }) => script?.src)));
  add("script-src", originsOf(statistics?.script));
  if (statistics) {
    add("connect-src", originsOf(statistics.host));
    // GoatCounter counts by a picture.
    add("img-src", originsOf(statistics.host));
  }
  // Pagefind searches in WebAssembly.
  add("script-src", hasSearch(config) ? ["'wasm-unsafe-eval'"] : []);
  // Styles of components, and style attributes of code and formulas.
  add("style-src", ["'unsafe-inline'"]);
  if (typeof fonts !== "string") {
    add("style-src", originsOf(fonts.stylesheet));
    add("font-src", originsOf(fonts.preconnect, fonts.stylesheet));
  }
  // Icons in stylesheets, and the favicon.
  add("img-src", ["data:", ...originsOf(favicon)]);
  for (const logo of [navbar.logo, footer.logo]) {
    add("img-src", originsOf(logo?.src, logo?.srcDark));
  }
  const form = originsOf(contact?.form);
  add("form-action", form);
  if (form.length > 0) add("connect-src", form);
  if (comments?.provider === "giscus") add("frame-src", ["https://giscus.app"]);
  if (comments?.provider === "thread")
    add("connect-src", [getRepliesHost(comments.host)]);
}

/** Allows the hosts that the owner's HTML of the config loads from. */
function addHtmlSources(html: string, add: Add) {
  add("img-src", originsOf(...scanHtml(html).images));
  addSources(readSources(fromHtml(html, { fragment: true })), add);
}

/** Allows the hosts that an entry loads from: pictures, sound, film, embedded pages, forms. */
function addEntrySources(entry: BaseEntry, add: Add) {
  const { sources, images, cover, coverDark } = entry;
  const pictures = [cover, coverDark, ...images].map((image) => image?.src);
  add("img-src", originsOf(...pictures));
  addSources(sources, add);
}

function addSources(sources: Sources, add: Add) {
  for (const [directive, origins] of Object.entries(sources)) {
    add(directive as SourceDirective, origins);
  }
}
