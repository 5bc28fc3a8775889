import type { ElementType } from "react";
import type { AuthorComponent } from "../lib/authorComponents";
import { CodeBlock } from "./CodeBlock";
import { Figure } from "./Figure";
import { MdxImage } from "./MdxImage";
import { MdxLink } from "./MdxLink";
import { MdxTable } from "./MdxTable";

/** Components that authors may name in a text; the build checks against the same names. */
const forAuthors: Record<AuthorComponent, ElementType> = { Figure };

/** What stands for each type of a content tree; all others are plain HTML. */
export const mdxComponents: Readonly<Record<string, ElementType>> = {
  ...forAuthors,
  a: MdxLink,
  table: MdxTable,
  Image: MdxImage,
  CodeBlock,
};
