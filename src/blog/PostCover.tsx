import { graphql } from "gatsby";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { Entry } from "../ui/Entry";
import { Picture } from "../ui/Picture";
import * as css from "./PostCover.module.css";

type PostCoverProps = { post: Queries.PostCoverFragment };

const pictureOf = (image: Queries.PostCoverFragment["coverDark"]) =>
  image?.file?.childImageSharp?.gatsbyImageData;

/** The picture that stands for a post; both colour modes' are in the page, CSS shows the right one. */
export function PostCover({ post }: PostCoverProps) {
  const language = useTextLanguage()(post.lang);
  const alt = post.cover?.alt ?? "";
  const light = pictureOf(post.cover);
  const dark = pictureOf(post.coverDark);
  if (!light) return null;
  return (
    <Entry>
      <div className={css.root} {...language}>
        {dark ? (
          // What is lazy and not displayed is not fetched.
          <>
            <span data-mode="light">
              <Picture image={light} alt={alt} />
            </span>
            <span data-mode="dark">
              <Picture image={dark} alt={alt} />
            </span>
          </>
        ) : (
          <Picture image={light} alt={alt} isEager />
        )}
      </div>
    </Entry>
  );
}

export const fragment = graphql`
  fragment PostCover on BlogPost {
    lang
    cover {
      alt
      ...CoverFile
    }
    coverDark {
      ...CoverFile
    }
  }

  fragment CoverFile on ContentImage {
    file {
      childImageSharp {
        gatsbyImageData(width: 728, placeholder: NONE)
      }
    }
  }
`;
