import { localeCodes, localePath, stripLocale } from "../../config/locales";
import { adviceOn, wholeAddress } from "../links/adviceOn";
import type { SiteIndex } from "../links/siteIndex";
import { isSkipped, readAddress } from "./address";
import type { ConfigLink } from "./configLinks";
import type { Fault, Place } from "./fault";

/** The file that the owner writes the config in. */
export const configFile = "src/config/site.ts";

type ConfigSite = {
  index: SiteIndex;
  url: string;
  skip: readonly string[];
  /** The line of an option in the config's file. */
  lineOf: (field: string) => number | undefined;
};

/** Places of this site that an address of the config leads to, by locale; none for those elsewhere. */
export function configTargets(
  { written, isLocalized, locale }: ConfigLink,
  site: { url: string },
): { path: string; anchor: string }[] {
  const locales = locale === undefined ? localeCodes : [locale];
  const addresses = isLocalized
    ? locales.map((code) => localePath(code, written))
    : [written];
  return addresses.flatMap((address) => {
    const read = readAddress(address, "/", site.url);
    return read.kind === "here" ? [read] : [];
  });
}

/** Where an address of the config stands. */
export const configPlace = (
  { field, written }: ConfigLink,
  lineOf: ConfigSite["lineOf"],
): Place => ({ file: configFile, line: lineOf(field), field, written });

/** Checks that the pages, files and pictures named in the site config will be there. */
export function checkConfig(
  links: readonly ConfigLink[],
  site: ConfigSite,
): Fault[] {
  const faults = new Map<string, Fault & { places: Place[] }>();
  for (const link of links) {
    if (isSkipped(link.written, site.skip)) continue;
    const paths = configTargets(link, site).map(({ path }) => path);
    const lacking = paths.filter((path) => !isThere(path, link, site.index));
    // What no language has is missing once, not once for each of them.
    const isNowhere = lacking.length === paths.length;
    for (const target of isNowhere ? lacking.slice(0, 1) : lacking) {
      const place = configPlace(link, site.lineOf);
      const known = faults.get(target);
      if (known) known.places.push(place);
      else {
        faults.set(target, {
          ...faultOf(target, link, site.index),
          places: [place],
        });
      }
    }
  }
  return [...faults.values()];
}

const isThere = (path: string, { isImage }: ConfigLink, index: SiteIndex) =>
  index.hasFile(path) || (!isImage && index.routeAt(path) !== undefined);

/** What to write instead of a path that the site puts each language's own before. */
function adviceOnLocalized(target: string, written: string, index: SiteIndex) {
  const { path } = stripLocale(written);
  if (path !== written) {
    const pathname = path.replace(/[?#].*/, "");
    const near = stripLocale(index.nearest(pathname) ?? pathname).path;
    const plain = near + path.slice(pathname.length);
    return `Write "${plain}": the site adds the path of each language itself.`;
  }
  const meant = index.nearest(target);
  const plain = meant && stripLocale(meant).path;
  return plain === undefined || plain === written
    ? undefined
    : adviceOn(written, plain);
}

function fixOf(
  target: string,
  { written, isImage, isLocalized }: ConfigLink,
  index: SiteIndex,
): string | undefined {
  const whole = isImage ? undefined : wholeAddress(written);
  if (whole !== undefined) return adviceOn(written, whole);
  if (isLocalized) return adviceOnLocalized(target, written, index);
  const meant = index.nearest(target);
  return meant && meant !== target ? adviceOn(target, meant) : undefined;
}

function faultOf(
  target: string,
  link: ConfigLink,
  index: SiteIndex,
): Omit<Fault, "places"> {
  const { isImage } = link;
  const fix = fixOf(target, link, index);
  return isImage
    ? {
        check: "missingImages",
        target,
        message: "There is no file for this picture in static/.",
        pages: [],
        fix,
      }
    : {
        check: "brokenLinks",
        target,
        message: "There is no page or file at this path.",
        pages: [],
        fix,
      };
}
