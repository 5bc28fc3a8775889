import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";
import { siteConfig } from "../../config/resolved";
import { Picture } from "../ui/Picture";

type Image = Queries.CoverFileFragment | Queries.VoicePictureFragment | null;
type CoverProps = {
  cover: (Queries.CoverFileFragment & { readonly alt: string }) | null;
  dark: Image;
  /** True for the first picture of a page, which is loaded at once. */
  isEager?: boolean;
  /** The `sizes` attribute. Default: as wide as the text. */
  sizes?: string | undefined;
};

/** The files of a picture; none for one that could not be read. */
export const pictureOf = (image: Image) =>
  image?.file?.childImageSharp?.gatsbyImageData;

/** The cover of an entry. */
export function Cover({ cover, dark, ...options }: CoverProps) {
  const light = pictureOf(cover);
  return (
    light && (
      <ModePictures
        light={light}
        dark={pictureOf(dark)}
        alt={cover?.alt ?? ""}
        {...options}
      />
    )
  );
}

type ModePicturesProps = Omit<ComponentProps<typeof Picture>, "image"> & {
  light: IGatsbyImageData;
  /** Default: the other one. */
  dark: IGatsbyImageData | undefined;
};

/** A picture; the page contains both colour modes' files, and CSS shows one. */
export function ModePictures(props: ModePicturesProps) {
  const { light, dark, isEager, ...shared } = props;
  const { defaultMode } = siteConfig.colorMode;
  if (!dark) {
    return (
      <div className="cover">
        <Picture image={light} isEager={isEager} {...shared} />
      </div>
    );
  }
  // Browsers do not load a lazy picture that is not displayed.
  const modes = { light, dark };
  return (
    <div className="cover">
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

export const fragments = graphql`
  fragment CoverFile on ContentImage {
    file {
      childImageSharp {
        gatsbyImageData(
          width: 703
          placeholder: NONE
          breakpoints: [376, 752, 1128, 1504]
        )
      }
    }
  }

  fragment SmallCoverFile on ContentImage {
    file: small {
      childImageSharp {
        gatsbyImageData(
          width: 752
          placeholder: NONE
          breakpoints: [376, 752, 1128, 1504]
        )
      }
    }
  }
`;
