import sharp from "sharp";
import { touchIcon } from "../../config/publicFiles";

/** A picture that the build makes of the owner's. */
export type AppIcon = {
  /** Path from the site's root. */
  src: string;
  /** Width and height in pixels. */
  size: number;
  /** How much of the width the owner's picture takes, from 0 to 1. */
  share: number;
  /** Whether the ground is the site's paper; transparent otherwise. */
  hasGround: boolean;
  /** What manifests say of it; left out of them without. */
  purpose?: "any" | "maskable";
};

/**
 * A maskable icon is safe within a circle of 0.8 of its width (W3C, Web
 * Application Manifest, "Icon masks"): this is the square within that circle.
 */
const withinCircle = 0.8 / Math.SQRT2;

/** Sizes that browsers ask for: 192 and 512 pixels; iOS takes 180. */
export const appIcons: readonly AppIcon[] = [
  ...([192, 512] as const).flatMap((size): AppIcon[] => [
    {
      src: `/icons/${size}.png`,
      size,
      share: 1,
      hasGround: false,
      purpose: "any",
    },
    {
      src: `/icons/maskable-${size}.png`,
      size,
      share: withinCircle,
      hasGround: true,
      purpose: "maskable",
    },
  ]),
  { src: touchIcon, size: 180, share: 0.72, hasGround: true },
];

/** Pixels for an inch at which sharp shows an SVG in the size that it names. */
const plainDensity = 72;

/** Draws an icon of the owner's picture; SVG is drawn in the size that is needed, not enlarged. */
export async function drawIcon(
  source: Buffer,
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
