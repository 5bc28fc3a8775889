import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { colorsSchema } from "../../config/schema/colorsSchema";
import type { ResolvedSite } from "../../config/types";

const theme = colorsSchema.parse({});

/**
 * Gives an SVG the site's colours: wherever it has one of the theme's own, it
 * gets what the config has in its place.
 */
export function recolorSvg(svg: string, colors: ResolvedSite["colors"]) {
  const own = new Map(
    [
      [theme.light, colors.light] as const,
      [theme.dark, colors.dark] as const,
    ].flatMap(([from, to]) =>
      (Object.keys(from) as (keyof typeof from)[])
        // Of equal colours the first counts: paper, ink, accent.
        .reverse()
        .map((name): [string, string] => [from[name], to[name]]),
    ),
  );
  return svg.replace(
    /#[\da-f]{6}\b/gi,
    (color) => own.get(color.toLowerCase()) ?? color,
  );
}

/** Reads a picture in static/, an SVG in the site's colours. */
export function readPicture(
  root: string,
  src: string,
  colors: ResolvedSite["colors"],
): Buffer {
  const content = readFileSync(path.join(root, "static", src));
  return src.toLowerCase().endsWith(".svg")
    ? Buffer.from(recolorSvg(content.toString(), colors))
    : content;
}

/** Writes the favicon and the logos in the site's colours, where they are SVG files in static/. */
export function recolorPictures(root: string, site: ResolvedSite): void {
  const { favicon, manifest, navbar, footer, colors } = site;
  const logos = [navbar.logo, footer.logo].flatMap((logo) =>
    logo ? [logo.src, logo.srcDark] : [],
  );
  for (const src of new Set([favicon, manifest?.icon ?? favicon, ...logos])) {
    const isOwn = existsSync(path.join(root, "static", src));
    if (!isOwn || !src.toLowerCase().endsWith(".svg")) continue;
    const picture = readPicture(root, src, colors);
    writeFileSync(path.join(root, "public", src), picture);
  }
}
