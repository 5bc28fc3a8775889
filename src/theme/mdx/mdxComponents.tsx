import type { AnchorHTMLAttributes, ElementType } from "react";
import { stripBaseUrl } from "../../config/resolved";
import { Link } from "../i18n/Link";
import { mdxHeading } from "./mdxHeading";
import { TextPicture } from "./TextPicture";

function MdxLink({
  href = "",
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={stripBaseUrl(href)} {...rest} />;
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
