import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localeCodes } from "../../config/locales";
import { palette } from "../../config/palette";
import type { ResolvedSite } from "../../config/types";
import { iconSource, manifestPath } from "../../config/webManifest";
import { appIcons } from "./appIcons";
import { drawIcon } from "./drawIcon";
import { manifestOf } from "./manifestOf";

/** Writes each locale's manifest, and the icons; a file of the owner's in static/ stays. */
export async function writeManifests(
  root: string,
  site: ResolvedSite,
): Promise<void> {
  const write = (name: string, content: string | Buffer) => {
    if (existsSync(path.join(root, "static", name))) return;
    const file = path.join(root, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const locale of localeCodes) {
    write(manifestPath(locale), JSON.stringify(manifestOf(site, locale)));
  }
  const source = iconSource(site);
  const picture = source && path.join(root, "static", source);
  // A missing picture has been reported among the others.
  if (!picture || !existsSync(picture)) return;
  const { paper } = palette[site.colorMode.defaultMode];
  for (const icon of appIcons) {
    write(icon.src, await drawIcon(picture, icon, paper));
  }
}
