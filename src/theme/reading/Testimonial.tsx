import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { MarginRow } from "../ui/MarginRow";
import { ModePictures, pictureOf } from "./Cover";
import * as css from "./Testimonial.module.css";

type TestimonialProps = Queries.TestimonialFragment & {
  /** A link below the name. */
  children?: ReactNode;
};

/** A client's words, with the name in the margin, below their portrait or logo. */
export function Testimonial(props: TestimonialProps) {
  const { quote, name, role, children } = props;
  const light = pictureOf(props.image);
  const words = (
    <>
      <span className={css.name}>{name}</span>
      <br />
      {role}
      {children ? <span className={css.more}>{children}</span> : null}
    </>
  );
  return (
    <figure className={css.root}>
      <MarginRow
        label={
          light ? (
            <figcaption className={css.pictured} data-size="large">
              <VoicePicture light={light} dark={pictureOf(props.image_dark)} />
              <div>{words}</div>
            </figcaption>
          ) : (
            <figcaption>{words}</figcaption>
          )
        }
      >
        <blockquote className={css.quote}>
          <p>{quote}</p>
        </blockquote>
      </MarginRow>
    </figure>
  );
}

type VoicePictureProps = {
  light: IGatsbyImageData;
  dark: IGatsbyImageData | undefined;
};

/** The side of a square picture, and the width of the widest one, in rem. */
const side = 4;
const widest = 9;

/** A portrait or a logo. Whatever their shapes, all have the same area, so that none speaks louder. */
function VoicePicture({ light, dark }: VoicePictureProps) {
  const shape = light.width / light.height;
  const width = `${Math.min(side * Math.sqrt(shape), widest).toFixed(2)}rem`;
  return (
    <div style={{ inlineSize: width }}>
      <ModePictures
        light={light}
        dark={dark}
        alt=""
        sizes={width}
        style={{ inlineSize: "100%" }}
      />
    </div>
  );
}

export const fragments = graphql`
  fragment Testimonial on Testimonial {
    quote
    name
    role
    image {
      ...VoicePicture
    }
    image_dark {
      ...VoicePicture
    }
  }

  fragment VoicePicture on ContentImage {
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
