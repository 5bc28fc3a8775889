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

/** What only a text's own imports explain. */
export const own = (props: OwnProps, ...children: TreeNode[]): TreeNode => [
  "Own",
  { props: {}, values: {}, spread: [], ...props },
  ...children,
];
