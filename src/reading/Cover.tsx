import { graphql } from "gatsby";
import { useThemeConfig } from "../config/ThemeProvider";
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
export function Cover(props: CoverProps) {
  const { cover, dark, isEager, sizes } = props;
  const light = pictureOf(cover);
  const darkPicture = pictureOf(dark);
  const { defaultMode } = useThemeConfig().colorMode;
  const shared = { alt: cover?.alt ?? "", sizes };
  if (!light) return null;
  if (!darkPicture) {
    return (
      <div className={css.root}>
        <Picture image={light} isEager={isEager} {...shared} />
      </div>
    );
  }
  // What is lazy and not displayed is not fetched. In the default mode, most readers see the first picture.
  const modes = { light, dark: darkPicture };
  return (
    <div className={css.root}>
      {(["light", "dark"] as const).map((mode) => (
        <span data-mode={mode} key={mode}>
          <Picture
            image={modes[mode]}
            isEager={isEager && mode === defaultMode}
            {...shared}
          />
        </span>
      ))}
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
