import { existsSync } from "node:fs";
import { relativePosix } from "../../site/files/paths";
import { leaveOut } from "./leaveOut";

const take = (pattern: RegExp, module: string) => ({ pattern, module });
const made = leaveOut("/site", take) as ReturnType<typeof take>;

it.each([
  "node_modules/gatsby-plugin-react-i18next/gatsby-browser.js",
  "node_modules/gatsby-plugin-react-i18next/gatsby-ssr.js",
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
])("leaves out %s, which is there", (file) => {
  expect(existsSync(file)).toBe(true);
  expect(`/site/${file}`).toMatch(made.pattern);
});

it("puts a module in their place that is there", () => {
  expect(existsSync(relativePosix("/site", made.module))).toBe(true);
});
