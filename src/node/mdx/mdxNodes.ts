/** What Markdown yields that is no HTML: parts, in both formats, and the rest of MDX. */
export const mdxNodes = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
] as const;
