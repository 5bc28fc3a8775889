type Rule = { test?: unknown; include?: unknown; resourceQuery?: RegExp };

/** gatsby-plugin-typescript's rule; Gatsby's own says which files it is for. */
const isSecond = ({ test, include }: Rule) =>
  String(test) === String(/\.tsx?$/) && include === undefined;

/** Templates of texts with imports of their own: gatsby-plugin-mdx has to have them in JavaScript. */
const ofRichText = /__contentFilePath/;

/**
 * Has Babel compile each module once. Gatsby's own rule knows TypeScript, but
 * its plugin for TypeScript comes with another one that does the same before.
 */
export function compileOnce(rules: readonly object[]): void {
  for (const rule of (rules as readonly Rule[]).filter(isSecond)) {
    rule.resourceQuery = ofRichText;
  }
}
