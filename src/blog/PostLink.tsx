import type { ReactNode } from "react";
import { Link, type LinkProps } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";

type PostLinkProps = Omit<LinkProps, "to"> & {
  post: { path: string; title: string; lang: string };
  /** The title unless given. */
  children?: ReactNode;
};

/** A link to a post, in its language, which it names where it is not the page's. */
export function PostLink({ post, children, ...rest }: PostLinkProps) {
  const { locale } = useLocale();
  const { path, title, lang } = post;
  return (
    <Link
      to={path}
      lang={lang}
      hrefLang={lang === locale ? undefined : lang}
      {...rest}
    >
      {children ?? title}
    </Link>
  );
}
