import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "../i18n/Link";
import { useTextLanguage } from "../i18n/useLocale";
import { LanguageBadge } from "../ui/LanguageBadge";
import { PreviewMark } from "../ui/PreviewMark";
import { Unbroken } from "../ui/Unbroken";
import * as css from "./PostLink.module.css";

type PostLinkProps = Omit<LinkProps, "to"> & {
  post: Pick<Queries.PostLinkFragment, "path" | "title" | "lang">;
  /** The title unless given. */
  children?: ReactNode;
};

/** A link to a post, in its language, which it names where it is not the page's. */
export function PostLink({ post, children, ...rest }: PostLinkProps) {
  const language = useTextLanguage()(post.lang);
  return (
    <Link
      className={css.root}
      to={post.path}
      hrefLang={language.lang}
      {...language}
      {...rest}
    >
      {children ?? <Unbroken text={post.title} />}
    </Link>
  );
}

type PostMarksProps = {
  post: Pick<Queries.PostLinkFragment, "lang" | "visibility">;
};

/** What stands behind a post's title: its language if it is not the page's, and in previews whether it is published. */
export function PostMarks({ post }: PostMarksProps) {
  return (
    <>
      {" "}
      <LanguageBadge lang={post.lang} />
      {process.env.GATSBY_SITE_PREVIEW === "true" && (
        <>
          {" "}
          <PreviewMark visibility={post.visibility} />
        </>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment PostLink on BlogPost {
    path
    title
    lang
    visibility
  }
`;
