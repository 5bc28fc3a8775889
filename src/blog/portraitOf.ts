import type { IGatsbyImageData } from "gatsby-plugin-image";

type Portrait = {
  readonly file: {
    readonly childImageSharp: {
      readonly gatsbyImageData: IGatsbyImageData;
    } | null;
  } | null;
} | null;

/** An author's picture, ready for `Avatar`; vector files have no sizes and give none. */
export function portraitOf(image: Portrait): IGatsbyImageData | undefined {
  return image?.file?.childImageSharp?.gatsbyImageData;
}
