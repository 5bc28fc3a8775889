/** @jest-environment node */
import { createRequire } from "node:module";
import { onCreateBabelConfig } from "./onCreateBabelConfig";

type Plugin = { name: string };

/** What gatsby-plugin-typescript asks for. */
function pluginsOfTypeScript(): Plugin[] {
  const plugins: Plugin[] = [];
  const { onCreateBabelConfig: ask } = createRequire(__filename)(
    "gatsby-plugin-typescript/gatsby-node",
  ) as { onCreateBabelConfig: (args: object, options: object) => void };
  const setBabelPlugin = (plugin: Plugin) => void plugins.push(plugin);
  ask({ actions: { setBabelPlugin, setBabelPreset: () => undefined } }, {});
  return plugins;
}

it("takes out all that gatsby-plugin-typescript takes apart, and nothing else", () => {
  const other = { name: "/node_modules/babel-plugin-remove-graphql-queries" };
  const theirs = pluginsOfTypeScript();
  expect(theirs).toHaveLength(3);
  const stages = {
    develop: { plugins: [...theirs, other] },
    "build-javascript": { plugins: [other, ...theirs] },
  };
  const args = {
    stage: "build-javascript",
    store: { getState: () => ({ babelrc: { stages } }) },
  };
  const run = onCreateBabelConfig as unknown as (given: object) => void;
  run(args);
  expect(stages).toEqual({
    develop: { plugins: [other] },
    "build-javascript": { plugins: [other] },
  });
});
