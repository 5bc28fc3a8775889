import type { BlockContent, DefinitionContent, Paragraph } from "mdast";
import { extend } from "../markdownExtension";
import type { FromMarkdown, Token } from "../markdownExtension";
import { containerSyntax } from "./containerSyntax";
import { leafSyntax } from "./leafSyntax";
import { readAttributes } from "./readAttributes";
import type { DirectiveAttributes } from "./readAttributes";

type Fields = {
  name: string;
  /** Undefined where what stands in braces are no attributes. */
  attributes?: DirectiveAttributes;
  /** The label, a paragraph with `data.isLabel`, comes first. */
  children: (BlockContent | DefinitionContent)[];
  position?: Paragraph["position"];
};

/** `:::name … :::` */
export type ContainerDirective = Fields & {
  type: "containerDirective";
  /** False where the text, or the list item around, ends first. */
  isClosed: boolean;
};
/** `::name` */
export type LeafDirective = Fields & { type: "leafDirective" };
export type Directive = ContainerDirective | LeafDirective;

declare module "mdast" {
  interface RootContentMap {
    containerDirective: ContainerDirective;
    leafDirective: LeafDirective;
  }
  interface BlockContentMap {
    containerDirective: ContainerDirective;
    leafDirective: LeafDirective;
  }
  interface ParagraphData {
    isLabel?: boolean;
  }
}

const innermost = (context: FromMarkdown) => context.stack.at(-1) as Directive;

const enterAs = (fields: object) =>
  function enter(this: FromMarkdown, token: Token) {
    this.enter({ ...fields, children: [] }, token);
  };

function exit(this: FromMarkdown, token: Token) {
  this.exit(token);
}

const colon = 58;

/**
 * A remark plugin that reads blocks with a name, in the generic directive
 * syntax: `:::name[Label]{#id .class key="value"}` … `:::` and `::name{…}`.
 * Its third form, `:name` within a line, is left out: it would change texts
 * such as 10:30 or "see:this".
 */
export function blockDirectives(this: unknown): void {
  extend(this, {
    syntax: { flow: { [colon]: [containerSyntax, leafSyntax] } },
    tree: {
      enter: {
        directiveContainer: enterAs({
          type: "containerDirective",
          name: "",
          attributes: {},
          isClosed: false,
        }),
        directiveLeaf: enterAs({
          type: "leafDirective",
          name: "",
          attributes: {},
        }),
        directiveLabel: enterAs({
          type: "paragraph",
          data: { isLabel: true },
        }),
      },
      exit: {
        directiveContainer: exit,
        directiveLeaf: exit,
        directiveLabel: exit,
        directiveName(this: FromMarkdown, token: Token) {
          innermost(this).name = this.sliceSerialize(token);
        },
        directiveAttributes(this: FromMarkdown, token: Token) {
          innermost(this).attributes = readAttributes(
            this.sliceSerialize(token),
          );
        },
        directiveClosing(this: FromMarkdown) {
          (innermost(this) as ContainerDirective).isClosed = true;
        },
      },
    },
  });
}
