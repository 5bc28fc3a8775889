import type { Root } from "hast";
import type { TextContext } from "../../components/content";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { Facts } from "./facts";
import type { Sources } from "./addresses";

export type CompileOptions = {
  /** Plain Markdown, in which braces are text and HTML is allowed, or MDX. */
  format: "md" | "mdx";
  /** The language of the text, as a BCP 47 tag. */
  lang: string;
  /** Makes the ids of footnotes unique if several texts are on one page. */
  idPrefix?: string;
  /** For the components that show something of the site. */
  context: TextContext;
  /** The path from the project's root. */
  file: string;
  /** The project's folder. Default: the current one. */
  root?: string;
  /** The levels of headings in the table of contents. Default: it is empty. */
  toc?: { minLevel: number; maxLevel: number };
  footnotes?: {
    label: string;
    /** The name of the link from a footnote back to the text, with a variable {{reference}}. */
    backLabel: string;
  };
};

/** The result of compiling a text. */
export type CompiledMarkdown = Facts & {
  body: Root;
  excerpt: Root;
  /** True if the text is longer than its excerpt. */
  hasMore: boolean;
  /** The other hosts that it loads from. */
  sources: Sources;
  /** The folders of the components in the body, whose stylesheets and scripts the page needs. */
  components: string[];
  readingTime: { minutes: number; words: number };
  /** The heading of level 1 that the text begins with; not in the body. */
  title: string | null;
  /** The module for webpack, if the text has imports or exports. */
  module: string | null;
};

export type CompileResult = {
  /** Empty if the text can't be parsed; develop shows the error above it. */
  compiled: CompiledMarkdown;
  diagnostics: Diagnostic[];
};

declare module "vfile" {
  interface DataMap {
    options: CompileOptions;
  }
}
