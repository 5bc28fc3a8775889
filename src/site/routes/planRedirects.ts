import type { SiteInput } from "../../config/types";
import { configFile } from "../config/configFile";
import type { BaseEntry } from "../content/entry";
import type { DiagnosticInput } from "../../lib/diagnosticInput";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { SiteIndex } from "../links/siteIndex";
import { addBasePath } from "../../config/baseUrl";
import { isFileName } from "../../lib/address";
import { plainPath, readAddress } from "../links/address";
import type { LinkSource } from "../links/address";
import { describeMissingPage } from "../links/resolveLink";
import { listParents } from "./checkFolders";

/** A former address and the address that replaces it, both without the base path. */
export type Redirect = { from: string; to: string };

/** A redirect with the option or the field that defines it. */
type Request = Redirect & Pick<Diagnostic, "file" | "field">;

type Index = Pick<
  SiteIndex,
  "config" | "routeAt" | "hasFile" | "nearestPage" | "pagesBelow"
>;

/** Expands a redirect with a star to a redirect from each page at its target and below. */
function expandStar(redirect: Redirect, index: Index): Redirect[] {
  const [from, to] = [redirect.from, redirect.to].map((path) =>
    path.endsWith("/*") ? path.slice(0, -2) : undefined,
  );
  if (from === undefined || to === undefined) return [redirect];
  const pages = index.pagesBelow(to);
  return pages.length === 0
    ? [{ from, to }]
    : pages.map((page) => ({ from: from + page.slice(to.length), to: page }));
}

const listRequests = (
  entries: readonly BaseEntry[],
  configured: SiteInput["redirects"] = [],
  index: Index,
): Request[] => [
  ...configured.flatMap((redirect, at) =>
    expandStar(redirect, index).map((expanded) => ({
      ...expanded,
      file: configFile,
      field: ["redirects", at],
    })),
  ),
  ...entries
    .filter(({ isFallback }) => !isFallback)
    .flatMap(({ aliases, path, sourcePath }) =>
      aliases.map((alias) => ({
        from: alias,
        to: path,
        file: sourcePath,
        field: ["aliases"],
      })),
    ),
];

/**
 * Collects the redirects of the site from aliases of entries and from the
 * config. Each must lead to a page or a file, and none may start at one, so
 * there are neither chains nor loops.
 */
export function planRedirects(
  entries: readonly BaseEntry[],
  configured: SiteInput["redirects"],
  index: Index,
): {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
  sources: LinkSource[];
} {
  const redirects = new Map<string, Request>();
  const diagnostics: Diagnostic[] = [];
  const sources: LinkSource[] = [];
  // Disks of macOS and Windows, and some hosts, do not tell capital letters.
  const folded = new Map(
    index.pagesBelow("").map((page) => [page.toLowerCase(), page]),
  );
  const exists = (path: string) =>
    index.routeAt(path) !== undefined || index.hasFile(path);
  for (const request of listRequests(entries, configured, index)) {
    const { from, to, file, field } = request;
    const report = (input: DiagnosticInput) =>
      diagnostics.push({
        file,
        field,
        fatal: true,
        ...input,
        actual: from,
      });
    const key = plainPath(from);
    const likePage = folded.get(key.toLowerCase());
    const first = redirects.get(key.toLowerCase());
    const fileAbove = listParents(from).find(
      (path) =>
        // Other redirects may be such a page.
        /\.html?$/.test(path) || (isFileName(path) && index.hasFile(path)),
    );
    if (exists(key)) {
      const reason = `The site has a page or file at ${from}, which a redirect would hide.`;
      report({
        reason,
        note: "Remove the redirect, or give the page another address.",
      });
    } else if (likePage) {
      const reason = `The page at ${likePage} has the same address but for capital letters, which many hosts take for one.`;
      report({
        reason,
        note: "Remove the redirect, or give the page another address.",
      });
    } else if (fileAbove) {
      report({
        reason: `${fileAbove} is a file, and nothing can be below it.`,
        note: "Remove the redirect.",
      });
    } else if (first) {
      const reason = `${first.file} redirects ${first.from} to ${first.to} already.`;
      report({ reason, note: "Keep one of the two." });
    } else {
      redirects.set(key.toLowerCase(), request);
    }
    const target = readAddress(
      addBasePath(index.config, to),
      "/",
      index.config,
    );
    if (target.kind !== "here") continue;
    sources.push({ file, field, ...target });
    if (!exists(target.path)) report(describeMissingPage(target.path, index));
  }
  return {
    redirects: [...redirects.values()].map(({ from, to }) => ({ from, to })),
    diagnostics,
    sources,
  };
}
