/** @jest-environment node */
import { compileMdx } from "./compileMdx";
import { compileOptions } from "./testing/compileOptions";

test.each([
  ["Tab", "It is called <TabItem> here."],
  ["Step", "It is called <Steps> here."],
  ["Figur", "Did you mean <Figure>?"],
  ["Strange", "Import it at the top of the file, or use one of these."],
])("who writes <%s> is told: %s", async (name, fix) => {
  const { faults } = await compileMdx(`<${name}>a</${name}>`, compileOptions);
  expect(faults).toMatchObject([
    { line: 1, message: `There is no component <${name}>.`, fix },
  ]);
});
