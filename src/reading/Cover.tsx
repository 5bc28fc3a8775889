import { graphql } from "gatsby";
import { Picture } from "../ui/Picture";
import * as css from "./Cover.module.css";

type Image = Queries.CoverFileFragment | null;
type CoverProps = {
  cover: (Queries.CoverFileFragment & { readonly alt: string }) | null;
  dark: Image;
  /** For the first picture of a page. Default: false. */
  isEager?: boolean;
  /** How wide it is shown on which screens. Default: as wide as the text. */
  sizes?: string | undefined;
};

const pictureOf = (image: Image) =>
  image?.file?.childImageSharp?.gatsbyImageData;

/** The picture that stands for an entry; both colour modes' are in the page, CSS shows the right one. */
export function Cover({ cover, dark, isEager, sizes }: CoverProps) {
  const light = pictureOf(cover);
  const darkPicture = pictureOf(dark);
  const alt = cover?.alt ?? "";
  if (!light) return null;
  return (
    <div className={css.root}>
      {darkPicture ? (
        // What is lazy and not displayed is not fetched.
        <>
          <span data-mode="light">
            <Picture image={light} alt={alt} sizes={sizes} />
          </span>
          <span data-mode="dark">
            <Picture image={darkPicture} alt={alt} sizes={sizes} />
          </span>
        </>
      ) : (
        <Picture image={light} alt={alt} sizes={sizes} isEager={isEager} />
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment CoverFile on ContentImage {
    file {
      childImageSharp {
        gatsbyImageData(width: 728, placeholder: NONE)
      }
    }
  }
`;
