import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { Cover } from "../reading/Cover";
import { PageHeader } from "../ui/PageHeader";
import { Byline } from "./Authors";
import { PostMeta } from "./PostMeta";
import * as css from "./PostHeader.module.css";

type PostHeaderProps = {
  post: Queries.PostHeaderFragment;
  /** A further remark in the margin: the position in a series. */
  children?: ReactNode;
};

/** The header of a post; date and authors are in the margin. */
export function PostHeader({ post, children }: PostHeaderProps) {
  const { t } = useTranslation("blog");
  const language = useLocale().languageOf(post.lang);
  return (
    <PageHeader
      title={post.title}
      lead={post.lead}
      language={language}
      label={
        <div className={css.meta}>
          <PostMeta post={post} />
          {post.authors.map((author) => (
            <div key={author.key}>
              <span className="visually-hidden">{t("post.authors")} </span>
              <Byline author={author} />
            </div>
          ))}
          {children}
        </div>
      }
    >
      {post.cover?.file?.childImageSharp ? (
        <div className={css.cover} {...language}>
          <Cover cover={post.cover} dark={post.coverDark} isEager />
        </div>
      ) : null}
    </PageHeader>
  );
}

export const fragment = graphql`
  fragment PostHeader on BlogPost {
    title
    lead
    lang
    authors {
      key
      ...Byline
    }
    cover {
      alt
      ...CoverFile
    }
    coverDark {
      ...CoverFile
    }
    ...PostMeta
  }
`;
