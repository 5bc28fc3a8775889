import type { Entry } from "./collections";
import type { Diagnostic } from "./diagnostics/diagnostic";
import type { LinkSource } from "./links/address";
import { checkConfigLinks } from "./links/configLinks";
import { resolveEntryLinks } from "./links/resolveEntryLinks";
import type { EntryLinks } from "./links/resolveEntryLinks";
import { createSiteIndex } from "./links/siteIndex";
import type { SiteIndex } from "./links/siteIndex";
import type { Sources } from "./readSources";
import { checkFolders } from "./routes/checkFolders";
import { findLostAddresses } from "./routes/findLostAddresses";
import { planRedirects } from "./routes/planRedirects";
import type { Redirect } from "./routes/planRedirects";
import type { Route } from "./routes/route";

export type ResolvedLinks = {
  addressIn: SiteIndex["addressIn"];
  /** True if an address of the config leads to a page. */
  hasPage: (address: string) => boolean;
  redirects: Redirect[];
  links: EntryLinks;
  /** The links of entries and of the config. */
  linkSources: LinkSource[];
  /** Files that entries link to, by path from the project's root. */
  assets: ReadonlySet<string>;
};

/**
 * Resolves all links and redirects of the site, and reports broken ones.
 * @param incomplete beginnings of addresses whose pages may be missing
 */
export function resolveLinks(
  { root, owner, files, gitTimes }: Sources,
  entries: readonly Entry[],
  routes: readonly Route[],
  incomplete: readonly string[],
): ResolvedLinks & { diagnostics: Diagnostic[] } {
  const { config, input } = owner;
  const index = createSiteIndex(config, files, routes, entries);
  const context = {
    root,
    index,
    skip: [...config.checks.skip, ...incomplete],
  };
  const { links, assets, ...linked } = resolveEntryLinks(entries, context);
  const configLinks = checkConfigLinks(owner, context);
  const { redirects, ...moved } = planRedirects(
    entries,
    input.redirects,
    index,
  );
  return {
    addressIn: index.addressIn,
    hasPage: (address) =>
      index.routeAt(index.addressIn(config.i18n.defaultLocale, address)) !==
      undefined,
    redirects,
    links,
    linkSources: [...linked.sources, ...configLinks.sources, ...moved.sources],
    assets,
    diagnostics: [
      ...linked.diagnostics,
      ...configLinks.diagnostics,
      ...moved.diagnostics,
      ...checkFolders(routes, index),
      ...findLostAddresses(config.i18n, entries, gitTimes, redirects, index),
    ],
  };
}
