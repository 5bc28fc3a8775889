import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { localeCodes, localePath } from "../config/locales";
import { localize } from "../config/localize";
import { withBaseUrl } from "../config/resolved";
import type { ResolvedSite } from "../config/types";
import { iconSource, manifestPath } from "../config/publicFiles";
import { appIcons, drawIcon } from "./appIcons";
import type { Output } from "./generatedFiles";

/**
 * Creates the manifest of a locale: its name, start page and colours on a home
 * screen. The scope of each is the whole site.
 */
export function createManifest(site: ResolvedSite, locale: string) {
  const { title, tagline, i18n, colorMode, colors } = site;
  const name = localize(title, locale);
  const { htmlLang = locale, direction = "ltr" } = i18n.locales[locale] ?? {};
  const start = withBaseUrl(localePath(locale, "/"));
  const { paper } = colors[colorMode.defaultMode];
  return {
    id: start,
    name,
    short_name: name,
    description: localize(tagline, locale),
    lang: htmlLang,
    dir: direction,
    start_url: start,
    scope: withBaseUrl("/"),
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: listIcons(iconSource(site)),
  };
}

type Icon = { src: string; sizes: string; type: string; purpose?: string };

function listIcons(source: string | undefined): Icon[] {
  if (source === undefined) return [];
  const drawn = appIcons.flatMap(({ src, size, purpose }) => {
    const file = { src: withBaseUrl(src), sizes: `${size}x${size}` };
    return purpose ? [{ ...file, type: "image/png", purpose }] : [];
  });
  return source.toLowerCase().endsWith(".svg")
    ? [
        { src: withBaseUrl(source), sizes: "any", type: "image/svg+xml" },
        ...drawn,
      ]
    : drawn;
}

/** Writes each locale's manifest, and the icons that all of them name. */
export async function writeManifests(
  root: string,
  site: ResolvedSite,
  { write }: Output,
): Promise<void> {
  for (const locale of localeCodes) {
    const name = manifestPath(locale).slice(1);
    write(name, JSON.stringify(createManifest(site, locale)));
  }
  const source = iconSource(site);
  // The check of the config has reported a missing picture.
  if (!source) return;
  if (!existsSync(path.join(root, "static", source))) return;
  const picture = readFileSync(path.join(root, "static", source));
  const { paper } = site.colors[site.colorMode.defaultMode];
  for (const icon of appIcons) {
    write(icon.src.slice(1), await drawIcon(picture, icon, paper));
  }
}
