import { stripLocale } from "../../config/locales";
import type { CheckName } from "../../config/types";
import { groupBy } from "../../lib/groupBy";

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
 * @param sitePages paths of all pages: a link on all of them, or on all of one locale, stands in the bar or the foot
 */
export function formatFaults(
  faults: readonly Fault[],
  sitePages: readonly string[] = [],
): string {
  const groupsOfPages = frames(sitePages);
  const groups = order.flatMap((check) => {
    const own = faults.filter((fault) => fault.check === check);
    if (own.length === 0) return [];
    const noun = nouns[check][own.length === 1 ? 0 : 1];
    const heading = `The site has ${own.length} ${noun} (checks.${check}):`;
    const blocks = [...own]
      .sort((a, b) => (a.target < b.target ? -1 : 1))
      .map((fault) => formatFault(fault, groupsOfPages));
    return [heading, ...blocks];
  });
  return groups.join("\n\n");
}

function formatFault(fault: Fault, groups: readonly Frame[]): string {
  const { target, message, places, pages, fix } = fault;
  const shown = places.slice(0, mostPlaces).map(formatPlace);
  const left = places.length - shown.length;
  const lines = [target, message, ...shown];
  if (left > 0) lines.push(`and ${left} more`);
  if (pages.length > 0) lines.push(pagesText(pages, groups));
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

/** Pages that share a bar and a foot, and what they are called together. */
type Frame = { name: string; pages: ReadonlySet<string> };

/** All pages, then those of each locale. */
function frames(sitePages: readonly string[]): Frame[] {
  const locales = groupBy(sitePages, (path) => stripLocale(path).locale);
  const all = { name: "pages", pages: new Set(sitePages) };
  const byLocale = [...locales].map(([locale, own]) => ({
    name: `pages in "${locale}"`,
    pages: new Set(own),
  }));
  // A handful of pages is named better than counted.
  return [all, ...byLocale].filter(({ pages }) => pages.size > mostPages);
}

function pagesText(pages: readonly string[], groups: readonly Frame[]): string {
  const frame = groups.find(
    (group) =>
      group.pages.size === pages.length &&
      pages.every((page) => group.pages.has(page)),
  );
  if (frame) {
    return `On all ${pages.length} ${frame.name} (navbar, footer or announcement).`;
  }
  const named = [...pages].sort().slice(0, mostPages);
  const left = pages.length - named.length;
  return `On ${named.join(", ")}${left > 0 ? ` and ${left} more ${left === 1 ? "page" : "pages"}` : ""}.`;
}
