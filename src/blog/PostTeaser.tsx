import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTextLanguage } from "../i18n/useLocale";
import { Cover } from "../reading/Cover";
import { EntryLink } from "../reading/EntryLink";
import * as css from "./PostTeaser.module.css";

type PostTeaserProps = {
  post: Queries.PostTeaserFragment;
  /** Title and teaser. */
  children: ReactNode;
};

/** A post in a list: title and teaser, beside the cover if there is one. */
export function PostTeaser({ post, children }: PostTeaserProps) {
  const languageOf = useTextLanguage();
  const { cover, coverDark } = post;
  return (
    <div className={css.root} {...languageOf(post.lang)}>
      <div className={css.text}>{children}</div>
      {cover?.file?.childImageSharp ? (
        // The title is a link already.
        <EntryLink entry={post} aria-hidden tabIndex={-1}>
          <Cover
            cover={{ ...cover, alt: "" }}
            dark={coverDark}
            sizes="(min-width: 48em) 13rem, 90vw"
          />
        </EntryLink>
      ) : null}
    </div>
  );
}

export const fragments = graphql`
  fragment PostTeaser on BlogPost {
    ...PostLink
    ...PostCover
  }

  fragment PostLink on BlogPost {
    path
    title
    lang
    visibility
  }
`;
