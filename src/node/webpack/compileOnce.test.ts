import { compileOnce } from "./compileOnce";

it("keeps the rule of the plugin for TypeScript to templates of texts with imports", () => {
  const gatsbys = { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true };
  const plugins = { test: /\.tsx?$/, use: [] };
  const sheets = { test: /\.css$/, use: [] };
  const rules = [gatsbys, plugins, sheets, { oneOf: [] }];
  const before = rules.map((rule) => ({ ...rule }));
  compileOnce(rules);
  expect(rules).toEqual([
    before[0],
    { ...plugins, resourceQuery: /__contentFilePath/ },
    before[2],
    before[3],
  ]);
});
