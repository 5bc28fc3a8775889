import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { ModePictures } from "./Cover";

type Image = Queries.VoicePictureFragment | null;
type VoicePictureProps = {
  voice: { readonly image: Image; readonly image_dark: Image };
};

/** The side of a square picture, and the width of the widest one, in rem. */
const side = 4;
const widest = 9;

/** A portrait or a logo. Whatever their shapes, all have the same area, so that none speaks louder. */
export function VoicePicture({ voice }: VoicePictureProps) {
  const light = planPicture(voice.image);
  if (!light) return null;
  const shape = light.width / light.height;
  const width = `${Math.min(side * Math.sqrt(shape), widest).toFixed(2)}rem`;
  return (
    <div style={{ inlineSize: width }}>
      <ModePictures
        light={light}
        dark={planPicture(voice.image_dark)}
        alt=""
        sizes={width}
        style={{ inlineSize: "100%" }}
      />
    </div>
  );
}

/** Drawings are shown as they are. */
function planPicture(image: Image): IGatsbyImageData | undefined {
  const { file, publicURL, size } = image ?? {};
  if (!publicURL || !size) return file?.childImageSharp?.gatsbyImageData;
  const srcSet = `${publicURL} ${size.width}w`;
  const fallback = { src: publicURL, srcSet };
  return { ...size, layout: "constrained", images: { fallback } };
}

export const fragment = graphql`
  fragment VoicePicture on ContentImage {
    publicURL
    size {
      width
      height
    }
    file {
      childImageSharp {
        gatsbyImageData(
          width: 144
          placeholder: NONE
          breakpoints: [72, 144, 288]
        )
      }
    }
  }
`;
