import type { GatsbyNode } from "gatsby";

/** What gatsby-plugin-typescript has taken apart, though every browser of our browserslist knows it. */
const known =
  /plugin-proposal-(?:optional-chaining|nullish-coalescing-operator|numeric-separator)/;

type BabelState = {
  babelrc: { stages: Record<string, { plugins: { name: string }[] }> };
};

/**
 * Leaves `?.`, `??` and `1_000` as they are written: Gatsby has no action that
 * takes a plugin out again. Each call is for one stage, but what the plugin
 * asks for goes to all of them.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({
  store,
}) => {
  const { getState } = store as unknown as { getState: () => BabelState };
  const { babelrc } = getState();
  for (const stage of Object.values(babelrc.stages)) {
    stage.plugins = stage.plugins.filter(({ name }) => !known.test(name));
  }
};
