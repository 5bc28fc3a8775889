import { addLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { screens } from "../screens";
import { readOutput } from "./site/outputFolder";
import { listedPages, locales, pageAt } from "./site/pages";

describe.each(locales)("in %s", (locale) => {
  it.each([...screens, "/404"])("builds %s with its data", (screen) => {
    const path = addLocale(siteConfig.i18n, locale, screen);
    expect(pageAt(path)?.path).toBe(path);
    const name = path === "/" ? "/index" : path;
    const data = readOutput(`page-data${name}/page-data.json`);
    expect(JSON.parse(data)).toMatchObject({ path });
  });
});

it("writes every page as /about.html and /about/index.html, so that hosts need no rules", () => {
  const wrong = listedPages
    .filter(({ path }) => path !== "/")
    .filter(({ path, html }) => readOutput(`${path.slice(1)}.html`) !== html)
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});
