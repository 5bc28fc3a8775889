import { readFileSync } from "node:fs";
import path from "node:path";
import { linkKey } from "../links/linkKey";
import { readAddress } from "./address";
import type { Finding } from "./checkOutput";
import { configPlace, configTargets } from "./checkConfig";
import type { ConfigLink } from "./configLinks";
import type { Place } from "./fault";
import type { ShownText } from "./shownTexts";

type Sources = {
  root: string;
  url: string;
  texts: readonly Omit<ShownText, "images">[];
  config: readonly ConfigLink[];
  lineOf: (field: string) => number | undefined;
};

/**
 * Where each finding was written: by its links that are known with their
 * lines, else by its letters in the sources of the pages that show it.
 */
export function findPlaces(
  findings: readonly Finding[],
  sources: Sources,
): Map<Finding, Place[]> {
  const byTarget = new Map<string, Place[]>();
  const add = (target: string, place: Place) => {
    const known = byTarget.get(target);
    if (!known) byTarget.set(target, [place]);
    else if (!known.some((other) => isSame(other, place))) known.push(place);
  };
  const addBoth = (
    { path: at, anchor }: { path: string; anchor: string },
    place: Place,
  ) => {
    add(at, place);
    if (anchor) add(`${at}#${anchor}`, place);
  };
  const { url, lineOf } = sources;
  for (const text of sources.texts) {
    for (const link of text.links) {
      const to = text.targets.get(linkKey(link.url)) ?? link.url;
      const address = readAddress(to, text.path, url);
      if (address.kind !== "here") continue;
      const { line, url: written } = link;
      const place = { file: text.sourcePath, line, written };
      addBoth(address, place);
    }
  }
  for (const link of sources.config) {
    for (const target of configTargets(link, { url })) {
      addBoth(target, configPlace(link, lineOf));
    }
  }
  const read = createReader(sources.root);
  return new Map(
    findings.map((finding) => [
      finding,
      byTarget.get(finding.target) ?? placesByLetters(finding, sources, read),
    ]),
  );
}

const isSame = (a: Place, b: Place) =>
  a.file === b.file && a.line === b.line && a.field === b.field;

/** What neither Markdown nor its elements say: expressions, front matter, components of a text's own. */
function placesByLetters(
  { pages, written }: Finding,
  { texts }: Sources,
  read: (file: string) => string[],
): Place[] {
  const files = texts
    .filter((text) => pages.has(text.path))
    .map(({ sourcePath }) => sourcePath);
  return [...new Set(files)].flatMap((file) =>
    [...written].flatMap((form) => {
      if (form === "") return [];
      const at = read(file).findIndex((line) => line.includes(form));
      return at === -1 ? [] : [{ file, line: at + 1, written: form }];
    }),
  );
}

const createReader = (root: string) => {
  const known = new Map<string, string[]>();
  return (file: string): string[] => {
    const before = known.get(file);
    if (before) return before;
    const lines = readFileSync(path.join(root, file), "utf8").split("\n");
    known.set(file, lines);
    return lines;
  };
};
