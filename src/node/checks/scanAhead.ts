import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { emitterOf } from "../gatsbyEvents";
import { projectRoot } from "../projectRoot";
import { plainPath } from "./address";
import { createScanner } from "./createScanner";
import type { PageFile, Scanner } from "./createScanner";

/** Knows the pages of the build that is going on. */
let ahead: Scanner | undefined;

/** Where Gatsby writes the page of a path. */
export const pageFile = (own: string): PageFile => ({
  path: plainPath(own),
  // Gatsby writes a copy of its own of the page for unknown paths.
  file: own.endsWith(".html")
    ? own.slice(1)
    : path.join(own.slice(1), "index.html"),
});

const scannerOf = (root: string): Scanner =>
  createScanner(
    path.join(root, "public"),
    path.join(root, ".cache/checks/pages.json"),
  );

/**
 * Scans the pages of a build as soon as they are rendered: another process
 * does that, and this one would only wait for it.
 */
export function scanAhead(args: ParentSpanPluginArgs): void {
  const scanner = scannerOf(projectRoot(args.store));
  ahead = scanner;
  emitterOf(args).on("HTML_GENERATED", ({ payload }) => {
    for (const own of payload) scanner.scan(pageFile(own));
  });
}

/** The scanner that has read what was rendered, if one did. */
export function takeScanner(root: string): Scanner {
  const scanner = ahead ?? scannerOf(root);
  ahead = undefined;
  return scanner;
}
