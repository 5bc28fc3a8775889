import { stylesByTemplate } from "./stylesByTemplate";

const sheet = (...names: (string | null)[]) => ({ isStyle: true, names });
type Module = ReturnType<typeof sheet>;
const chunkGraph = {
  getModuleChunksIterable: (module: object) =>
    (module as Module).names.map((name) => ({ name })),
};

function testOf() {
  const styles = { test: (module: object) => (module as Module).isStyle };
  const groups = { default: false as const, styles };
  stylesByTemplate(groups);
  const test = styles.test as (module: object, context: object) => boolean;
  return (module: object) => test(module, { chunkGraph });
}

test.each([
  ["the app", sheet("app"), true],
  ["a template", sheet("component---a"), false],
  ["several templates", sheet("component---a", "component---b"), false],
  ["the app and a template", sheet("app", "component---a"), true],
  ["what is loaded later", sheet(null), true],
  // Another template's pages may hold it, rendered by the build.
  ["a template and what is loaded later", sheet("component---a", null), true],
])("style of %s: is in each page?", (_, module, expected) => {
  expect(testOf()(module)).toBe(expected);
});

test("what is no style stays where it is", () => {
  expect(testOf()({ ...sheet("app"), isStyle: false })).toBe(false);
});

test("another version of Gatsby is told apart", () => {
  expect(() => stylesByTemplate({})).toThrow("no group of chunks");
});
