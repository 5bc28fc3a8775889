/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { leaveOut } from "./leaveOut";

const take = (pattern: RegExp, nothing: string) => ({ pattern, nothing });
const { pattern, nothing } = leaveOut("/site", take) as ReturnType<typeof take>;

it.each([
  "node_modules/gatsby-plugin-react-i18next/gatsby-browser.js",
  "node_modules/gatsby-plugin-react-i18next/gatsby-ssr.js",
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  "node_modules/gatsby/cache-dir/register-service-worker.js",
  "node_modules/gatsby/cache-dir/head/head-export-handler-for-browser.js",
])("leaves out %s, which is there", (file) => {
  expect(existsSync(file)).toBe(true);
  const copy = file.replace("node_modules/gatsby/cache-dir", ".cache");
  expect(`/site/${copy}`).toMatch(pattern);
});

it("leaves in what pages run", () => {
  const file = "/site/node_modules/gatsby-plugin-nprogress/gatsby-browser.js";
  expect(file).not.toMatch(pattern);
});

it("puts a module in their place that has what Gatsby calls, and does nothing", () => {
  const own = path.resolve(path.relative("/site", nothing));
  const { headHandlerForBrowser } =
    jest.requireActual<Record<string, () => unknown>>(own);
  expect(headHandlerForBrowser?.()).toBeUndefined();
  const pages = "node_modules/gatsby/cache-dir/page-renderer.js";
  expect(readFileSync(pages, "utf8")).toContain("headHandlerForBrowser({");
});

it("leaves out nothing that a template needs", () => {
  for (const name of readdirSync("src/templates")) {
    const text = readFileSync(path.join("src/templates", name), "utf8");
    expect(text).not.toMatch(/export (?:const|function) Head\b|gatsby-script/);
  }
});
