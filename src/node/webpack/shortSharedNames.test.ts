import { shortSharedNames } from "./shortSharedNames";

it("shortens what Gatsby calls them", () => {
  const name = jest.fn((module: string, chunks: string[]) =>
    [module, ...chunks].join(""),
  );
  const shared: { name: unknown } = { name };
  shortSharedNames({ default: false, shared });
  expect((shared.name as typeof name)("0123456", ["789", "ab"])).toBe(
    "01234567",
  );
});

it.each([[undefined], [{ shared: false as const }], [{ shared: {} }]])(
  "tells another version of Gatsby apart: %j",
  (groups) => {
    expect(() => shortSharedNames(groups)).toThrow("no group of chunks");
  },
);
