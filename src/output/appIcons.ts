import sharp from "sharp";
import { touchIcon } from "../config/publicFiles";

/** An icon that the build draws from the owner's picture. */
export type AppIcon = {
  /** The path from the root of the site. */
  src: string;
  /** Width and height in pixels. */
  size: number;
  /** The share of the width that the owner's picture takes; the rest is in the site's paper colour. */
  share: number;
  /** The purpose in manifests, which list only icons that have one. */
  purpose?: "any" | "maskable";
};

/**
 * The side of the square within the safe circle of a maskable icon, whose
 * diameter is 0.8 of the width (W3C, Web Application Manifest, "Icon masks").
 */
const withinCircle = 0.8 / Math.SQRT2;

/** Sizes that browsers ask for: 192 and 512 pixels; iOS takes 180. */
export const appIcons: readonly AppIcon[] = [
  { src: "/icons/192.png", size: 192, share: 1, purpose: "any" },
  {
    src: "/icons/maskable-192.png",
    size: 192,
    share: withinCircle,
    purpose: "maskable",
  },
  { src: "/icons/512.png", size: 512, share: 1, purpose: "any" },
  {
    src: "/icons/maskable-512.png",
    size: 512,
    share: withinCircle,
    purpose: "maskable",
  },
  { src: touchIcon, size: 180, share: 0.72 },
];

/** The density, in pixels per inch, at which sharp renders an SVG in its own size. */
const plainDensity = 72;

/** Draws an icon from the owner's picture. An SVG is rendered in the size needed, not enlarged. */
export async function drawIcon(
  source: Buffer,
  { size, share }: AppIcon,
  paper: string,
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const { width, height, format } = await sharp(source).metadata();
  const density = (plainDensity * inner) / Math.min(width, height);
  const picture = await sharp(
    source,
    format === "svg" ? { density: Math.max(1, density) } : {},
  )
    .autoOrient()
    .resize(inner, inner, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: share < 1 ? paper : "#0000",
    },
  })
    .composite([{ input: picture, gravity: "centre" }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
