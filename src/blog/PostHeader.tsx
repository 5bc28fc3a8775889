import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { Picture } from "../ui/Picture";
import { Unbroken } from "../ui/Unbroken";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { AuthorByline } from "./AuthorByline";
import { PostMeta } from "./PostMeta";
import * as css from "./PostHeader.module.css";

type PostHeaderProps = {
  post: Queries.PostHeaderFragment;
  /** What else stands in the margin: its place in a series. */
  children?: ReactNode;
};

/** The head of a post: title and standfirst; date and authors in the margin. */
export function PostHeader({ post, children }: PostHeaderProps) {
  const { t } = useTranslation("blog");
  const language = useTextLanguage()(post.lang);
  const cover = post.cover?.file?.childImageSharp?.gatsbyImageData;
  return (
    <div className={css.root}>
      <Entry
        as="header"
        label={
          <div className={css.meta}>
            <PostMeta post={post} />
            {post.authors.map((author) => (
              // Not a paragraph: the portrait brings block elements.
              <div key={author.key}>
                <VisuallyHidden>{t("post.authors")} </VisuallyHidden>
                <AuthorByline author={author} />
              </div>
            ))}
            {children}
          </div>
        }
      >
        <div {...language}>
          <h1>
            <Unbroken text={post.title} />
          </h1>
          {post.lead ? <p className={css.lead}>{post.lead}</p> : null}
        </div>
      </Entry>
      {cover ? (
        <Entry>
          <div className={css.cover} {...language}>
            <Picture image={cover} alt={post.cover.alt} isEager />
          </div>
        </Entry>
      ) : null}
    </div>
  );
}

export const fragment = graphql`
  fragment PostHeader on BlogPost {
    title
    lead
    lang
    cover {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 728, placeholder: NONE)
        }
      }
    }
    authors {
      key
      ...AuthorByline
    }
    ...PostMeta
  }
`;
