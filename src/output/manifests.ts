import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { addBasePath } from "../config/baseUrl";
import { addLocale, listLocales, localizeText } from "../config/i18n";
import { iconSource, manifestPath } from "../config/publicFiles";
import type { ResolvedSite } from "../config/types";
import { appIcons, drawIcon } from "./appIcons";
import type { Output } from "./generatedFiles";

/** Writes each locale's manifest, and the icons that all of them name. */
export async function writeManifests(
  { write }: Pick<Output, "write">,
  config: ResolvedSite,
  root: string,
): Promise<void> {
  for (const locale of listLocales(config.i18n)) {
    const name = manifestPath(config.i18n, locale).slice(1);
    write(name, JSON.stringify(createManifest(config, locale)));
  }
  const source = iconSource(config);
  // The check of the config has reported a missing picture.
  if (!source || !existsSync(path.join(root, "static", source))) return;
  const picture = readFileSync(path.join(root, "static", source));
  const { paper } = config.colors[config.colorMode.defaultMode];
  for (const icon of appIcons) {
    write(icon.src.slice(1), await drawIcon(picture, icon, paper));
  }
}

/**
 * Creates the manifest of a locale: its name, start page and colours on a home
 * screen. The scope of each is the whole site.
 */
export function createManifest(config: ResolvedSite, locale: string) {
  const { title, tagline, i18n, colorMode, colors } = config;
  const name = localizeText(i18n, title, locale);
  const { htmlLang = locale, direction = "ltr" } = i18n.locales[locale] ?? {};
  const start = addBasePath(config, addLocale(i18n, locale, "/"));
  const { paper } = colors[colorMode.defaultMode];
  return {
    id: start,
    name,
    short_name: name,
    description: localizeText(i18n, tagline, locale),
    lang: htmlLang,
    dir: direction,
    start_url: start,
    scope: addBasePath(config, "/"),
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: listIcons(config),
  };
}

type Icon = { src: string; sizes: string; type: string; purpose?: string };

/** Lists the icons for home screens, and the owner's picture if it is a drawing, which has every size. */
function listIcons(config: ResolvedSite): Icon[] {
  const source = iconSource(config);
  if (source === undefined) return [];
  const type = "image/svg+xml";
  const drawing = { src: addBasePath(config, source), sizes: "any", type };
  const icons = appIcons.flatMap(({ src, size, purpose }) => {
    const file = { src: addBasePath(config, src), sizes: `${size}x${size}` };
    return purpose ? [{ ...file, type: "image/png", purpose }] : [];
  });
  return source.toLowerCase().endsWith(".svg") ? [drawing, ...icons] : icons;
}
