import { siteConfig } from "../../config/resolved";
import { serializeForScript } from "../../lib/escape";
import { getInstant } from "../../lib/zonedTime";
import { resolveColorMode } from "./colorMode";
import { listBetterLanguages, noHints } from "./preferredLanguage";
import { storageKeys } from "./storageKeys";
import { showWithoutScripts, watchScripts } from "./withoutScripts";

const { colorMode, announcementBar, lastDays, timeZone } = siteConfig;

/**
 * Returns when a day ends, in milliseconds since 1970. A browser that had to
 * find the day itself would load its calendars before the first paint, which
 * takes a slow phone 0.1 s.
 */
export const getEnd = (day: string, timeZone: string): number =>
  getInstant(`${day}T24:00:00`, timeZone).getTime();

const settings = {
  colorMode,
  announcement: announcementBar?.id,
  /** The end of what has a last day, by name. */
  ends: Object.fromEntries(
    Object.entries(lastDays).map(([name, day]) => [
      name,
      getEnd(day, timeZone),
    ]),
  ),
  keys: storageKeys,
  noHints,
};

/**
 * Applies stored choices to <html> before the first paint, so that nothing
 * flashes, and lists there what has lapsed since the page was built. The page
 * contains the function as text, so it can't use its scope.
 */
export function showStored(
  given: typeof settings,
  resolve: typeof resolveColorMode,
  better: typeof listBetterLanguages,
): void {
  const { colorMode, announcement, ends, keys } = given;
  const { dataset, lang } = document.documentElement;
  function read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  const { matches } = matchMedia("(prefers-color-scheme: dark)");
  const { mode, shown } = resolve(read(keys.colorMode), colorMode, matches);
  dataset.theme = mode;
  dataset.themeChoice = shown;
  const isDismissed = read(keys.announcementDismissed) === "true";
  if (isDismissed && read(keys.announcementId) === announcement) {
    dataset.announcement = "dismissed";
  }
  const language = read(keys.language);
  if (language !== given.noHints) {
    dataset.languages = better(language, navigator.languages, lang);
  }
  const lapsed = Object.entries(ends).flatMap(([name, end]) =>
    Date.now() >= end ? name : [],
  );
  if (lapsed.length > 0) dataset.lapsed = lapsed.join(" ");
}

/** Encodes the percent signs of an address that can't be decoded, such as `/100%`: the router would crash as it loads. */
export function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(pathname);
  } catch {
    const path = pathname.replaceAll("%", "%25");
    window.history.replaceState(null, "", path + search + hash);
  }
}

/** A script of the page: the functions and their settings as text. */
export const bootScript = [
  `(${repairAddress.toString()})()`,
  `(${showStored.toString()})(${serializeForScript(settings)}, ${resolveColorMode.toString()}, ${listBetterLanguages.toString()})`,
  `(${watchScripts.toString()})(${showWithoutScripts.toString()})`,
].join(";");
