import sharp from "sharp";
import type { AppIcon } from "./appIcons";

/** Pixels for an inch at which sharp shows an SVG in the size that it names. */
const plainDensity = 72;

/** Draws an icon of the owner's picture; SVG is drawn in the size that is needed, not enlarged. */
export async function drawIcon(
  source: string,
  { size, share, hasGround }: AppIcon,
  paper: string,
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const { width, height, format } = await sharp(source).metadata();
  const density = (plainDensity * inner) / Math.min(width, height);
  const picture = await sharp(
    source,
    format === "svg" ? { density: Math.max(1, density) } : {},
  )
    .resize(inner, inner, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: hasGround ? paper : "#0000",
    },
  })
    .composite([{ input: picture, gravity: "centre" }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
