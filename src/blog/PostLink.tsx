import type { ReactNode } from "react";
import { Link, type LinkProps } from "../i18n/Link";
import { useTextLanguage } from "../i18n/useTextLanguage";
import { Unbroken } from "../ui/Unbroken";

type PostLinkProps = Omit<LinkProps, "to"> & {
  post: { path: string; title: string; lang: string };
  /** The title unless given. */
  children?: ReactNode;
};

/** A link to a post, in its language, which it names where it is not the page's. */
export function PostLink({ post, children, ...rest }: PostLinkProps) {
  const language = useTextLanguage()(post.lang);
  return (
    <Link to={post.path} hrefLang={language.lang} {...language} {...rest}>
      {children ?? <Unbroken text={post.title} />}
    </Link>
  );
}
