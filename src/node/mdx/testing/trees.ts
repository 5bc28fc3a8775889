import type { OwnProps, TreeNode } from "../../../lib/contentTree";
import { ui } from "../../../parts/ui";

type Code = { html: string; language?: string; title?: string };

/** The tree of a block of code. */
export const codeBlock = ({ html, language, title }: Code): TreeNode => [
  "figure",
  {
    className: "code-figure",
    "data-copy": ui("codeCopy"),
    "data-copied": ui("codeCopied"),
  },
  ...(title ? [["figcaption", 0, title] as const] : []),
  [
    "pre",
    {
      className: "code",
      ...(language ? { "data-language": language } : {}),
      tabIndex: 0,
    },
    ["code", { dangerouslySetInnerHTML: { __html: html } }],
  ],
];

/** The tree of a picture that stands alone; children are the picture and its caption. */
export const figure = (...children: TreeNode[]): TreeNode => [
  "figure",
  {
    className: "figure",
    "data-enlarge": ui("figureEnlarge"),
    "data-close": ui("figureClose"),
    "data-previous": ui("figurePrevious"),
    "data-next": ui("figureNext"),
  },
  ...children,
];

/** What only a text's own imports explain. */
export const own = (props: OwnProps, ...children: TreeNode[]): TreeNode => [
  "Own",
  { props: {}, values: {}, spread: [], ...props },
  ...children,
];
