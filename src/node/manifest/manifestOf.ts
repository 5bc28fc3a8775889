import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { palette } from "../../config/palette";
import type { ResolvedSite } from "../../config/types";
import { iconSource } from "../../config/webManifest";
import { appIcons } from "./appIcons";

/** A web app manifest, as far as this site has something to say. */
export type WebManifest = {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: "ltr" | "rtl";
  start_url: string;
  scope: string;
  display: "browser";
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

/**
 * What the site is called in a language, and shown as, where a reader keeps it
 * on the home screen. Each language is kept by itself, and begins at its own
 * start page, but all of the site belongs to it.
 */
export function manifestOf(site: ResolvedSite, locale: string): WebManifest {
  const { title, tagline, manifest, i18n, colorMode } = site;
  const name = localize(title, locale);
  const { htmlLang = locale, direction = "ltr" } = i18n.locales[locale] ?? {};
  const start = localePath(locale, "/");
  const { paper } = palette[colorMode.defaultMode];
  return {
    id: start,
    name,
    short_name: manifest?.shortName
      ? localize(manifest.shortName, locale)
      : name,
    description: localize(tagline, locale),
    lang: htmlLang,
    dir: direction,
    start_url: start,
    scope: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: iconsOf(site),
  };
}

function iconsOf(site: ResolvedSite): WebManifest["icons"] {
  const source = iconSource(site);
  if (source === undefined) return [];
  const drawn = appIcons.flatMap(({ src, size, purpose }) =>
    purpose
      ? [{ src, sizes: `${size}x${size}`, type: "image/png", purpose }]
      : [],
  );
  return source.toLowerCase().endsWith(".svg")
    ? [{ src: source, sizes: "any", type: "image/svg+xml" }, ...drawn]
    : drawn;
}
