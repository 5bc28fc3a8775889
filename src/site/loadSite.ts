import { isPreview } from "../config/environment";
import type { OwnerConfig, ResolvedSite } from "../config/types";
import { assembleSite } from "./assembleSite";
import type { AssembledSite } from "./assembleSite";
import { checkConfidentialClients } from "./checkConfidentialClients";
import { checkContradictions } from "./checkContradictions";
import { checkLapses } from "./checkLapses";
import { checkLegalPages, checkNamedHosts } from "./checkLegalPages";
import { checkOwnFiles } from "./checkOwnFiles";
import { checkPlaceholders } from "./checkPlaceholders";
import { checkStaticFiles } from "./checkStaticFiles";
import { checkFolder } from "./config/checkFolder";
import { configFile, configFiles, sidebarsFile } from "./config/configFile";
import { findDuplicateKeys } from "./config/findDuplicateKeys";
import { locateFields } from "./config/locateFields";
import { applyChecks } from "./diagnostics/diagnostic";
import type { Diagnostic } from "./diagnostics/diagnostic";
import type { EntryCache } from "./entryCache";
import { linkKey } from "./links/address";
import { checkMessages } from "./messages/checkMessages";
import { findMissingTexts } from "./messages/findMissingTexts";
import { readSources } from "./readSources";
import type { Sources } from "./readSources";

/** All data of the site before pages are created. */
export type Site = Omit<AssembledSite, "hidden"> & {
  config: ResolvedSite;
  /** Keys of broken links, including ignored ones, which the check of rendered pages skips. */
  brokenLinks: ReadonlySet<string>;
};

type Options = {
  /** The entries of an earlier run, updated for the next. Default: none. */
  cache?: EntryCache;
  /** Checks drafts and scheduled entries as if they were published. Default: false. */
  checksHidden?: boolean;
};

/**
 * Loads and checks the whole site: reads the owner's files, resolves references,
 * fallbacks and links, and plans all routes. Writes nothing. Builds, `gatsby
 * develop` and the commands call it and use the result differently.
 * @param root the project's folder
 */
export async function loadSite(
  root: string,
  owner: OwnerConfig,
  { cache, checksHidden = false }: Options = {},
): Promise<Site> {
  const sources = await readSources(root, owner, cache);
  const { hidden, ...site } = await assembleSite(sources, isPreview);
  const diagnostics = [
    ...sources.diagnostics,
    ...site.diagnostics,
    ...(checksHidden ? await checkHidden(sources, hidden) : []),
    ...checkOwner(sources, site),
  ];
  const broken = diagnostics.flatMap(({ ruleId, actual }) =>
    ruleId && actual !== undefined ? linkKey(actual) : [],
  );
  const reported = applyChecks(diagnostics, owner.config.checks);
  return {
    ...site,
    config: owner.config,
    brokenLinks: new Set(broken),
    diagnostics: locateFields(reported, root),
  };
}

/** Checks the entries that the site leaves out, in a site that shows them. */
async function checkHidden(
  sources: Sources,
  hidden: AssembledSite["hidden"],
): Promise<Diagnostic[]> {
  if (hidden.length === 0) return [];
  const files = new Set(hidden.map(({ sourcePath }) => sourcePath));
  const { diagnostics } = await assembleSite(sources, true);
  return diagnostics.filter(({ file }) => files.has(file));
}

/** Checks what the owner has yet to write or renew. */
function checkOwner(
  { root, owner, loaded }: Sources,
  site: Pick<Site, "authors" | "cv" | "entries" | "pages" | "posts">,
): Diagnostic[] {
  const { config, input, sidebars } = owner;
  return [
    ...(isPreview ? [] : checkPlaceholders(root, site.entries, input)),
    ...checkConfidentialClients(loaded, site),
    ...checkLapses(config, site.pages),
    ...checkLegalPages(config, site.pages),
    ...checkNamedHosts(owner, site.entries, site.pages),
    ...checkContradictions(config, site),
    ...findMissingTexts(config.i18n, configFile, input),
    ...findMissingTexts(config.i18n, sidebarsFile, sidebars),
    ...configFiles.flatMap((file) => findDuplicateKeys(root, file)),
    ...checkMessages(root, config.i18n),
    ...checkOwnFiles(root),
    ...checkStaticFiles(root),
    ...checkFolder(root),
  ];
}
