/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dropShadowing } from "./dropShadowing";

class GatsbyThemeComponentShadowingResolverPlugin {
  constructor(
    public projectRoot: string,
    public themes: { themeName: string; themeDir: string }[],
  ) {}
}
class OtherResolver {
  target = "resolved";
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "shadowing-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const names = ["gatsby-plugin-feed", "@acme/gatsby-theme-notes"];

/** What is left of a resolver's plugins, with these folders below the root. */
function left(...folders: string[]): string[] {
  for (const folder of folders) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const themes = names.map((themeName) => ({
    themeName,
    themeDir: path.join(root, "node_modules", themeName),
  }));
  const resolve = {
    plugins: [
      new OtherResolver(),
      new GatsbyThemeComponentShadowingResolverPlugin(root, themes),
    ],
  };
  dropShadowing(resolve);
  return resolve.plugins.map((plugin) => plugin.constructor.name);
}

test("drops the search for shadows where nothing is shadowed", () => {
  expect(left("src/components")).toEqual(["OtherResolver"]);
});

test.each([
  "src/gatsby-plugin-feed",
  "src/@acme/gatsby-theme-notes",
  "node_modules/@acme/gatsby-theme-notes/src/gatsby-plugin-feed",
])("keeps it where there is %s", (folder) => {
  expect(left(folder)).toHaveLength(2);
});

test("takes a resolver without plugins as it is", () => {
  const resolve = {};
  dropShadowing(resolve);
  expect(resolve).toEqual({ plugins: undefined });
});
