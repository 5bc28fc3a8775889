import type { ElementType } from "react";
import type { AuthorComponent } from "../lib/authorComponents";
import { CodeBlock } from "./CodeBlock";
import { Figure } from "./Figure";
import { MdxImage } from "./MdxImage";
import { MdxLink } from "./MdxLink";
import { MdxTable } from "./MdxTable";
import { mdxHeading } from "./mdxHeading";
import { TextPicture } from "./TextPicture";

/** Components that authors may name in a text; the build checks against the same names. */
const forAuthors: Record<AuthorComponent, ElementType> = { Figure };

/** What stands for each type of a content tree; all others are plain HTML. */
export const mdxComponents: Readonly<Record<string, ElementType>> = {
  ...forAuthors,
  h2: mdxHeading("h2"),
  h3: mdxHeading("h3"),
  h4: mdxHeading("h4"),
  h5: mdxHeading("h5"),
  h6: mdxHeading("h6"),
  a: MdxLink,
  table: MdxTable,
  Image: MdxImage,
  InlineImage: TextPicture,
  CodeBlock,
};
