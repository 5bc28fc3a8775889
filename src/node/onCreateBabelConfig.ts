import type { GatsbyNode } from "gatsby";
import { bundleScript } from "./bundling/bundleScript";
import { isDevelop } from "./develop/gatsbyDevelop";
import { projectRoot } from "./projectRoot";

/** What gatsby-plugin-typescript has taken apart, though every browser of our browserslist knows it. */
const known =
  /plugin-proposal-(?:optional-chaining|nullish-coalescing-operator|numeric-separator)/;

type BabelState = {
  babelrc: { stages: Record<string, { plugins: { name: string }[] }> };
};

/**
 * Leaves `?.`, `??` and `1_000` as they are written: Gatsby has no action that
 * takes a plugin out again. Each call is for one stage, but what the plugin
 * asks for goes to all of them. In develop, a syntax error is told without
 * the parser's stack.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({
  actions,
  stage,
  store,
}) => {
  const { getState } = store as unknown as { getState: () => BabelState };
  const { babelrc } = getState();
  for (const config of Object.values(babelrc.stages)) {
    config.plugins = config.plugins.filter(({ name }) => !known.test(name));
  }
  if (isDevelop() && stage === "develop") {
    const script = "src/node/develop/hideParserStack.ts";
    const name = bundleScript(projectRoot(store), script);
    actions.setBabelPlugin({ name, options: {} });
  }
};
