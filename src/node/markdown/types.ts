import type { Root } from "hast";
import type { Feature } from "../../config/features";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { Facts } from "./facts";
import type { Sources } from "./addresses";

export type CompileOptions = {
  /** Plain Markdown, in which braces are text and HTML is HTML, or MDX. */
  format: "md" | "mdx";
  /** Locale of the text. */
  lang: string;
  /** Makes ids of footnotes unique where several texts share a page. */
  idPrefix?: string;
  /** Path from the project's root. */
  file: string;
  /** The project's folder. Default: the current one. */
  root?: string;
  /** Levels of the headings that the table of contents lists. */
  toc?: { minLevel: number; maxLevel: number };
  /** What the site uses; what `<When>` wraps is there for these. Default: nothing. */
  features?: readonly Feature[];
  footnotes?: {
    label: string;
    /** Name of a link from a footnote back to the text, with a slot {{reference}}. */
    backLabel: string;
  };
};

/** All that is known of a text. */
export type CompiledMarkdown = Facts & {
  /** The heading of the first level that the text begins with; not in the body. */
  title: string | null;
  body: Root;
  excerpt: Root;
  /** Whether the text has more than its excerpt. */
  hasMore: boolean;
  /** Other hosts that it loads from. */
  sources: Sources;
  /** Folders of the components in the body: what the page needs stylesheets and scripts of. */
  components: string[];
  /** What webpack compiles of a text that has imports or exports; null for others. */
  module: string | null;
  readingTime: { minutes: number; words: number };
};

export type CompileResult = {
  /** Null where the text can't be parsed. */
  compiled: CompiledMarkdown | null;
  diagnostics: Diagnostic[];
};

declare module "vfile" {
  interface DataMap {
    options: CompileOptions;
  }
}
