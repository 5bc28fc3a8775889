import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import { Unbroken } from "../ui/Unbroken";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { AuthorByline } from "./AuthorByline";
import { PostCover } from "./PostCover";
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
      <PostCover post={post} />
    </div>
  );
}

export const fragment = graphql`
  fragment PostHeader on BlogPost {
    title
    lead
    lang
    authors {
      key
      ...AuthorByline
    }
    ...PostCover
    ...PostMeta
  }
`;
