import type { CheckName } from "../../config/types";

/** Where an author or the owner has written what is at fault. */
export type Place = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based; left out where nobody knows it. */
  line?: number;
  /** Dotted path of the option, for instance `navbar.items[1].to`. */
  field?: string;
  /** As written, where it differs from the target. */
  written?: string;
};

/** One thing that is missing or claimed twice, with all that lead there. */
export type Fault = {
  check: CheckName;
  /** A path from the site's root, or what was written where no path came of it. */
  target: string;
  message: string;
  places: readonly Place[];
  /** Paths of the pages that show it; empty where they are not known yet. */
  pages: readonly string[];
  fix?: string;
};

/** What each check calls one of its faults, and many. */
const nouns: Readonly<Record<CheckName, readonly [string, string]>> = {
  brokenLinks: ["broken link", "broken links"],
  brokenMarkdownLinks: ["link to a missing text", "links to missing texts"],
  brokenAnchors: [
    "link to a missing place of a page",
    "links to missing places of pages",
  ],
  missingImages: ["missing picture", "missing pictures"],
  duplicateRoutes: [
    "path that two pages claim",
    "paths that two pages claim each",
  ],
};

/** The checks in the order of their reports. */
const order = Object.keys(nouns) as CheckName[];

/** Pages and places that are named before the rest is a number. */
const mostPages = 3;
const mostPlaces = 10;

/**
 * Prints faults under one heading for each check, sorted by target.
 * @param pageCount pages of the whole site: a link on all of them stands in the bar or the foot
 */
export function formatFaults(
  faults: readonly Fault[],
  pageCount: number,
): string {
  const groups = order.flatMap((check) => {
    const own = faults.filter((fault) => fault.check === check);
    if (own.length === 0) return [];
    const noun = nouns[check][own.length === 1 ? 0 : 1];
    const heading = `The site has ${own.length} ${noun} (checks.${check}):`;
    const blocks = [...own]
      .sort((a, b) => (a.target < b.target ? -1 : 1))
      .map((fault) => formatFault(fault, pageCount));
    return [heading, ...blocks];
  });
  return groups.join("\n\n");
}

function formatFault(fault: Fault, pageCount: number): string {
  const { target, message, places, pages, fix } = fault;
  const shown = places.slice(0, mostPlaces).map(formatPlace);
  const left = places.length - shown.length;
  const lines = [target, message, ...shown];
  if (left > 0) lines.push(`and ${left} more`);
  if (pages.length > 0) lines.push(pagesText(pages, pageCount));
  if (fix) lines.push(`Fix: ${fix}`);
  return lines.join("\n  ");
}

const formatPlace = ({ file, line, field, written }: Place) =>
  [
    line === undefined ? file : `${file}:${line}`,
    field,
    written === undefined ? undefined : JSON.stringify(written),
  ]
    .filter((part) => part !== undefined)
    .join("  ");

function pagesText(pages: readonly string[], pageCount: number): string {
  if (pages.length === pageCount && pageCount > mostPages) {
    return `On all ${pageCount} pages (navbar, footer or announcement).`;
  }
  const named = [...pages].sort().slice(0, mostPages);
  const left = pages.length - named.length;
  return `On ${named.join(", ")}${left > 0 ? ` and ${left} more ${left === 1 ? "page" : "pages"}` : ""}.`;
}
