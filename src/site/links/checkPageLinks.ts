import path from "node:path";
import { addBasePath, removeBasePath } from "../../config/baseUrl";
import type { ResolvedSite } from "../../config/types";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import { locateFields } from "../config/locateFields";
import { groupBy } from "../../lib/groupBy";
import { applyChecks } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { isSkipped, linkKey, plainPath, readAddress } from "./address";
import type { LinkSource } from "./address";
import { createFileLookup, formsOf } from "./fileLookup";
import { scanPages } from "./scanPages";
import type { BuildCache, ScannedPage } from "./scanPages";

type CheckedSite = {
  config: ResolvedSite;
  /** Links that were reported before pages were rendered. */
  brokenLinks: ReadonlySet<string>;
  /** The links to this site in the owner's files. */
  linkSources: readonly LinkSource[];
};

/** A former address of the site and the one that replaces it. */
type Redirect = { from: string; to: string };

type BrokenTarget = DiagnosticInput & { target: string };

/** A broken address on a page. */
type BrokenAddress = BrokenTarget & { address: string; path: string };

/** True if the output has a file at a path. */
type HasFile = (path: string) => boolean;

/**
 * Checks the links of all rendered pages. What was reported before they were
 * rendered is not reported again.
 * @param paths the paths of all pages
 * @returns also the number of pages that an earlier build had not checked
 */
export async function checkSiteLinks(
  root: string,
  cache: BuildCache,
  site: CheckedSite & { redirects: readonly Redirect[] },
  paths: readonly string[],
): Promise<{ diagnostics: Diagnostic[]; scanned: number }> {
  const { config, redirects } = site;
  const output = createFileLookup(path.join(root, "public"));
  const staticFiles = createFileLookup(path.join(root, "static"));
  const { pages, scanned } = await scanPages(cache, root, paths);
  const broken = checkPageLinks(
    site,
    [...pages, ...redirects.map(createPage.bind(null, config))],
    // HTML in the output is a page, or left over from one.
    (at) => output.has(at) || formsOf(at).some(staticFiles.has),
  );
  const diagnostics = locateFields(applyChecks(broken, config.checks), root);
  return { diagnostics, scanned };
}

/** A redirect is a page with one link. */
const createPage = (
  config: ResolvedSite,
  { from, to }: Redirect,
): ScannedPage => ({
  path: plainPath(from),
  links: [addBasePath(config, to)],
  images: [],
  ids: [],
});

/**
 * Finds what rendered pages refer to and the output does not have: links of
 * templates and menus, raw HTML, anchors. Checks what readers get, whatever it
 * was made from.
 */
export function checkPageLinks(
  { config, brokenLinks: reported, linkSources }: CheckedSite,
  pages: readonly ScannedPage[],
  hasFile: HasFile,
): Diagnostic[] {
  const { skip } = config.checks;
  const check = createCheck(config, pages, hasFile);
  const findings = pages.flatMap(({ path, links, images }) =>
    [...links, ...images].flatMap((rendered, at) => {
      const address = removeBasePath(config, rendered);
      if (isSkipped(address, skip) || reported.has(linkKey(address))) return [];
      const broken = check(rendered, path, at >= links.length);
      return broken && !reported.has(broken.target)
        ? { ...broken, address, path }
        : [];
    }),
  );
  return groupBy(
    findings,
    ({ ruleId, target }) => `${ruleId} ${target}`,
  ).flatMap(([, group]) => {
    const paths = [...new Set(group.map(({ path }) => path))].sort();
    const [{ target, address, path: _, ...broken }] = group as [BrokenAddress];
    const diagnostic: Diagnostic = {
      ...broken,
      fatal: true,
      file: `public${paths[0] ?? ""}`,
      actual: address,
      note: `Shown on ${formatNames(paths)}.`,
    };
    const sources = linkSources.filter((source) =>
      [source.path, `${source.path}#${source.anchor}`].includes(target),
    );
    return sources.length === 0
      ? diagnostic
      : sources.map(({ file, line, field }) => ({
          ...diagnostic,
          file,
          line,
          field,
        }));
  });
}

/** Returns a function that finds the error of an address on a page. */
function createCheck(
  config: ResolvedSite,
  pages: readonly ScannedPage[],
  hasFile: HasFile,
) {
  const idsAt = new Map(
    pages.map((page) => [
      page.path,
      // Every page has these, without an element of that id.
      new Set(["", "top", ...page.ids, ...page.ids.map(linkKey)]),
    ]),
  );
  return (
    rendered: string,
    page: string,
    isImage: boolean,
  ): BrokenTarget | undefined => {
    const ruleId = "brokenLinks";
    if (rendered.trim() === "") {
      return { ruleId, reason: "A link has no address.", target: "" };
    }
    const path = removeBasePath(config, rendered);
    if (addBasePath(config, path) !== rendered) {
      const reason = `${path} does not begin with the site's baseUrl.`;
      return { ruleId, reason, target: rendered };
    }
    const address = readAddress(rendered, page, config);
    if (address.kind === "unreadable") {
      return { ruleId, reason: "Invalid URL.", target: rendered };
    }
    if (address.kind !== "here") return undefined;
    const { path: target, anchor } = address;
    if (isImage) {
      const reason = `Image not found: ${target}.`;
      return hasFile(target)
        ? undefined
        : { ruleId: "missingImages", reason, target };
    }
    const ids = idsAt.get(target);
    if (!ids) {
      const reason = `No page or file at ${target}.`;
      return hasFile(target) ? undefined : { ruleId, reason, target };
    }
    if (ids.has(anchor)) return undefined;
    return {
      ruleId: "brokenAnchors",
      reason: `No element with the id "${anchor}" on ${target}.`,
      target: `${target}#${anchor}`,
    };
  };
}

const maxNames = 12;

/** Lists names; of many, the first ones and the number of the others. */
function formatNames(names: readonly string[]): string {
  const rest = names.length - maxNames;
  const first = names.slice(0, maxNames).join(", ");
  return rest > 0 ? `${first} and ${rest} more` : first;
}
