import { readFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { isSkipped, linkKey, plainPath, readAddress } from "./address";
import { createFileLookup, formsOf } from "./fileLookup";

import { scanHtml } from "./scanHtml";

/** A page as it was rendered: its path in its plain form, what it refers to, and its ids. */
export type ScannedPage = ReturnType<typeof scanHtml> & { path: string };

/** Where a link was written, by the address it leads to. */
export type LinkSources = ReadonlyMap<
  string,
  Pick<Diagnostic, "file" | "line" | "field">[]
>;

type Output = {
  pages: readonly ScannedPage[];
  url: string;
  skip: readonly string[];
  /** Whether the output has a file at a path. */
  hasFile: (path: string) => boolean;
  sources: LinkSources;
  /** Links that were reported before pages were rendered. */
  reported: ReadonlySet<string>;
};

type Broken = Pick<Diagnostic, "reason" | "ruleId"> & {
  target: string;
  /** As pages have it. */
  written: string;
  pages: Set<string>;
};

/** Reads the rendered pages at these paths. */
export const scanPages = (
  publicFolder: string,
  paths: readonly string[],
): ScannedPage[] =>
  paths.map((own) => {
    // Gatsby writes a copy of its own of the page for unknown paths.
    const file = own.endsWith(".html") ? own : path.join(own, "index.html");
    const html = readFileSync(path.join(publicFolder, file), "utf8");
    return { path: plainPath(own), ...scanHtml(html) };
  });

/** Knows the files of the output and those of the owner's own; HTML in the output is a page, or left over from one. */
export function createOutputLookup(root: string): Output["hasFile"] {
  const files = createFileLookup(path.join(root, "public"));
  const own = createFileLookup(path.join(root, "static"));
  return (at) => files.has(at) || formsOf(at).some(own.has);
}

/** Anchors that every page has, without an element of that id. */
const isEverywhere = (anchor: string) => anchor === "" || anchor === "top";

/**
 * Finds what rendered pages refer to and the output does not have: links of
 * templates and menus, raw HTML, anchors. Checks what readers get, whatever it
 * was made from.
 */
export function checkOutput(output: Output): Diagnostic[] {
  const { pages, url, skip, hasFile, reported } = output;
  const idsAt = new Map(
    pages.map((page) => [
      page.path,
      new Set(page.ids.map((id) => id.normalize("NFC"))),
    ]),
  );
  const broken = new Map<string, Broken>();
  const add = (found: Omit<Broken, "pages">, page: string) => {
    if (reported.has(linkKey(found.written)) || reported.has(found.target)) {
      return;
    }
    const key = `${found.ruleId} ${found.target}`;
    const known = broken.get(key);
    if (known) known.pages.add(page);
    else broken.set(key, { ...found, pages: new Set([page]) });
  };
  const checkLink = (written: string, page: string) => {
    if (written.trim() === "") {
      const reason = "A link has no address.";
      add({ ruleId: "brokenLinks", reason, target: "", written }, page);
      return;
    }
    const address = readAddress(written, page, url);
    if (address.kind === "unreadable") {
      const reason = "Invalid URL.";
      add({ ruleId: "brokenLinks", reason, target: written, written }, page);
    }
    if (address.kind !== "here") return;
    const { path: target, anchor } = address;
    const ids = idsAt.get(target);
    if (!ids && !hasFile(target)) {
      const reason = `No page or file at ${target}.`;
      add({ ruleId: "brokenLinks", reason, target, written }, page);
    }
    if (ids && !isEverywhere(anchor) && !ids.has(anchor)) {
      const at = `${target}#${anchor}`;
      const reason = `No element with the id "${anchor}" on ${target}.`;
      add({ ruleId: "brokenAnchors", reason, target: at, written }, page);
    }
  };
  const checkImage = (written: string, page: string) => {
    const address = readAddress(written, page, url);
    if (address.kind !== "here" || hasFile(address.path)) return;
    const { path: target } = address;
    const reason = `Image not found: ${target}.`;
    add({ ruleId: "missingImages", reason, target, written }, page);
  };
  const isChecked = (written: string) => !isSkipped(written, skip);
  for (const page of pages) {
    for (const link of page.links.filter(isChecked)) checkLink(link, page.path);
    for (const image of page.images.filter(isChecked)) {
      checkImage(image, page.path);
    }
  }
  return [...broken.values()].flatMap((found) => locate(found, output.sources));
}

/** Pages that are named before the rest is a number. */
const namedPages = 3;

/** Names the places that a broken link was written at, or else the pages that show it. */
function locate(
  { pages, target, written, ...rest }: Broken,
  sources: LinkSources,
): Diagnostic[] {
  const places = sources.get(target) ?? [];
  const shown = [...pages].sort();
  const more = shown.length - namedPages;
  const diagnostic = {
    ...rest,
    fatal: true,
    actual: written,
    note: `Shown on ${shown.slice(0, namedPages).join(", ")}${more > 0 ? ` and ${more} more pages` : ""}.`,
  };
  return places.length > 0
    ? places.map((place) => ({ ...diagnostic, ...place }))
    : [{ ...diagnostic, file: `public${shown[0] ?? ""}` }];
}
