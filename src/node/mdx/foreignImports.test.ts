/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

test.each([
  [
    'import Hero from "@theme/Hero";',
    "@theme/Hero",
    'Put a component of your own beside the text, and import it from "./Hero".',
  ],
  [
    'import Tabs from "@theme/Tabs";',
    "@theme/Tabs",
    "Remove the import: <Tabs> can be used without one.",
  ],
  [
    'import { Tabs, TabItem } from "@astrojs/starlight/components";',
    "@astrojs/starlight/components",
    "Remove the import: <Tabs>, <TabItem> can be used without one.",
  ],
  [
    'import Link from "@docusaurus/Link";',
    "@docusaurus/Link",
    "Remove the import, and write links as [words](path).",
  ],
])("only another generator could provide %s", async (line, name, fix) => {
  const { compiled, faults } = await compileMdx(
    `import A from "./A";\n${line}\n\nText.`,
    compileOptions,
  );
  expect(compiled).toBeNull();
  expect(faults).toEqual([
    {
      severity: "error",
      line: 2,
      message: `There is no "${name}" here: it is part of another generator.`,
      fix,
    },
  ]);
});
