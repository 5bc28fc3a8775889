import { graphql } from "gatsby";
import { localize, pickLocale } from "../../config/locales";
import { siteConfig } from "../../config/resolved";

/** A picture for link previews. */
export type SharedImage = {
  /** The path from the root of the site, or an address elsewhere. */
  readonly src: string;
  /** The width in pixels, if known. */
  readonly width?: number | null;
  /** The height in pixels, if known. */
  readonly height?: number | null;
  readonly alt?: string | null;
};

/** Returns the picture of pages without one, if the owner has set one. */
export function getSiteImage(locale: string): SharedImage | undefined {
  const { image, title, tagline } = siteConfig;
  const alt = `${localize(title, locale)}, ${localize(tagline, locale)}`;
  // The build draws it: src/output/og-images/cards.ts.
  const cards = process.env.SITE_CARDS;
  const card = cards && (JSON.parse(cards) as Record<string, string>)[locale];
  if (card) return { src: card, width: 1200, height: 630, alt };
  if (!image) return undefined;
  const src = pickLocale(image, locale);
  // The build measures it: src/gatsby/siteConstants.ts.
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
