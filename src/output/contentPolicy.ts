import { hasSearch } from "../config/publicFiles";
import type { SourceDirective } from "../config/schema/cspSchema";
import type { ResolvedSite, SidebarsInput } from "../config/types";
import { getRepliesHost } from "../lib/fediverse";
import { originsOf } from "../site/markdown/addresses";
import { listConfigSources, listEntrySources } from "../site/otherHosts";
import type { EntrySources } from "../site/otherHosts";

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
  entries: readonly EntrySources[],
  sidebars: SidebarsInput = {},
): string {
  const directives = new Map<string, Set<string>>();
  const add: Add = (directive, sources) => {
    const allowed = directives.get(directive) ?? new Set(["'self'"]);
    for (const source of sources) allowed.add(source);
    directives.set(directive, allowed);
  };
  addServices(config, add);
  for (const sources of [
    ...listConfigSources(config, sidebars),
    ...entries.flatMap(listEntrySources),
    config.csp,
  ]) {
    for (const [directive, origins] of Object.entries(sources)) {
      if (origins.length === 0) continue;
      add(
        directive === "embeds" ? "frame-src" : (directive as SourceDirective),
        origins,
      );
    }
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

/** Allows the hosts of the config's services. */
function addServices(config: ResolvedSite, add: Add): void {
  const { comments, contact, fonts, statistics } = config;
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
  // Icons in stylesheets.
  add("img-src", ["data:"]);
  const form = originsOf(contact?.form);
  add("form-action", form);
  if (form.length > 0) add("connect-src", form);
  if (comments?.provider === "giscus") add("frame-src", ["https://giscus.app"]);
  if (comments?.provider === "thread")
    add("connect-src", [getRepliesHost(comments.host)]);
}
