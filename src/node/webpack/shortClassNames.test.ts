import { shortClassNames } from "./shortClassNames";

it("shortens the names that css-loader makes, wherever the rule stands", () => {
  const named = () => ({ modules: { localIdentName: "[name]--[local]" } });
  const [alone, inside] = [named(), named()];
  const other = { modules: { namedExport: true } };
  shortClassNames([
    { use: [{ options: other }, { options: alone }] },
    { oneOf: [{ use: [{ options: inside }] }, { use: [{}] }] },
    { use: () => [] },
  ]);
  const short = { modules: { localIdentName: "[hash:base64:4]" } };
  expect([alone, inside]).toEqual([short, short]);
  expect(other).toEqual({ modules: { namedExport: true } });
});
