import type { OwnProps, TreeNode } from "../../../lib/contentTree";
import { ui } from "../../../parts/ui";

type Code = {
  html: string;
  /** What people call the language. */
  language?: string;
  title?: string;
  /** Whether it is the first block of a text, which holds the buttons' texts. */
  isFirst?: boolean;
};

const texts = (["codeCopy", "codeCopied", "codeNotCopied", "codeWrap"] as const)
  .map((key) => ui(key))
  .join("|");

/** The tree of a block of code. */
export const codeBlock = ({
  html,
  language,
  title,
  isFirst = true,
}: Code): TreeNode => [
  "figure",
  {
    className: "code-figure",
    ...(language && { "data-language": language }),
    ...(isFirst && { "data-texts": texts }),
  },
  ...(title ? [["figcaption", 0, title] as const] : []),
  [
    "pre",
    {
      role: "group",
      "aria-label": title ?? language ?? ui("code"),
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
    "data-zoom": ui("figureZoom"),
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
