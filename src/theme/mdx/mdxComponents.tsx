import type {
  AnchorHTMLAttributes,
  ElementType,
  HTMLAttributes,
  ReactNode,
} from "react";
import { isValidElement } from "react";
import { stripBaseUrl } from "../../config/resolved";
import { Link } from "../i18n/Link";
import { TextPicture } from "./TextPicture";
import { dirOf } from "../../config/locales";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";

type Level = "h2" | "h3" | "h4" | "h5" | "h6";

/** Creates the component of a heading level. The link is beside it, so that it does not belong to its name. */
export const mdxHeading = (Heading: Level) =>
  function MdxHeading(props: HTMLAttributes<HTMLHeadingElement>) {
    const { id, children } = props;
    const heading = <Heading {...props} />;
    if (!id) return heading;
    return (
      <div className="heading">
        {heading}
        <HeadingAnchor id={id} heading={textOf(children).trim()} />
      </div>
    );
  };

function HeadingAnchor({ id, heading }: { id: string; heading: string }) {
  const { t } = useTranslation("shell");
  const { locale, htmlLang } = useLocale();
  const label = t("heading.link", { heading });
  return (
    // The text around may be in another language than the page.
    <span lang={htmlLang} dir={dirOf(locale)}>
      <a className="anchor" href={`#${id}`} aria-label={label} title={label} />
    </span>
  );
}

type Parent = { children?: ReactNode; "data-footnote-ref"?: unknown };

/**
 * Returns the text of React nodes, without the numbers of footnotes.
 * @example textOf(["Use ", <code>id</code>]) -> "Use id"
 */
export function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return `${node}`;
  if (Array.isArray(node)) return (node as ReactNode[]).map(textOf).join("");
  if (!isValidElement<Parent>(node) || "data-footnote-ref" in node.props)
    return "";
  return node.type === "br" ? " " : textOf(node.props.children);
}

function MdxLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  // A place that links lead to, as Markdown had them before headings had ids.
  if (href === undefined) return <a {...rest}>{children}</a>;
  return (
    <Link to={stripBaseUrl(href)} {...rest}>
      {children}
    </Link>
  );
}

/** The components for elements of a tree; all others are HTML. */
export const mdxComponents: Readonly<Record<string, ElementType>> = {
  h2: mdxHeading("h2"),
  h3: mdxHeading("h3"),
  h4: mdxHeading("h4"),
  h5: mdxHeading("h5"),
  h6: mdxHeading("h6"),
  a: MdxLink,
  Picture: TextPicture,
};
