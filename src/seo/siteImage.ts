import { graphql } from "gatsby";
import { localize, pickLocale } from "../config/localize";
import { siteConfig } from "../config/resolved";

/** A picture for previews. */
export type SharedImage = {
  /** Path from the site's root, or an address elsewhere. */
  readonly src: string;
  /** Width in pixels, where it is known. */
  readonly width?: number | null;
  /** Height in pixels, where it is known. */
  readonly height?: number | null;
  /** What the picture shows. */
  readonly alt?: string | null;
};

/** The picture of pages without one of their own, where the owner has set one. */
export function siteImage(locale: string): SharedImage | undefined {
  const { image, title, tagline } = siteConfig;
  const alt = `${localize(title, locale)}, ${localize(tagline, locale)}`;
  // Drawn by the build: src/node/og-images/cards.ts.
  const cards = process.env.SITE_CARDS;
  const card = cards && (JSON.parse(cards) as Record<string, string>)[locale];
  if (card) return { src: card, width: 1200, height: 630, alt };
  if (!image) return undefined;
  const src = pickLocale(image, locale);
  // Measured when the site is built: src/node/gatsby/siteConstants.ts.
  const sizes = process.env.SITE_IMAGE_SIZES;
  const size = sizes && (JSON.parse(sizes) as Record<string, string>)[src];
  const [width, height] = size ? size.split("x").map(Number) : [];
  return {
    src,
    width,
    height,
    alt,
  };
}

export const fragment = graphql`
  fragment SharedImage on SocialImage {
    src
    width
    height
    alt
  }
`;
