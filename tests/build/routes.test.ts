import { addLocale } from "../../src/config/locales";
import { siteConfig } from "../../src/config/resolved";
import { screens } from "../screens";
import { outputFiles, readOutput } from "./site/outputFolder";
import { locales, pageAt, pages } from "./site/pages";
import { sourceTexts } from "./site/sourceTexts";

describe.each(locales)("in %s", (locale) => {
  it.each([...screens, "/404"])("builds %s with its data", (screen) => {
    const path = addLocale(siteConfig.i18n, locale, screen);
    expect(pageAt(path)?.path).toBe(path);
    const name = path === "/" ? "/index" : path;
    const data = readOutput(`page-data${name}/page-data.json`);
    expect(JSON.parse(data)).toMatchObject({ path });
  });

  it("builds every text of content/", () => {
    const missing = sourceTexts
      .map(({ pathIn }) => pathIn(locale))
      .filter((path) => pageAt(path) === undefined);
    expect(missing).toEqual([]);
  });
});

it("answers /about.html with the same page as /about", () => {
  const others = pages.filter(({ file }) => /.\/index\.html$/.test(file));
  const wrong = others.filter(({ file, html }) => {
    const alias = file.replace(/\/index\.html$/, ".html");
    return !outputFiles.has(alias) || readOutput(alias) !== html;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it("sends unknown paths of each language to its own not-found page", () => {
  const rules = readOutput("_redirects");
  expect(rules).toContain("/de/*  /de/404.html  404");
  const de = pages.find(({ path }) => path === "/de/404");
  expect(de?.document.querySelector("h1")?.textContent).toBe(
    "Seite nicht gefunden",
  );
});

it("lets robots in", () => {
  expect(readOutput("robots.txt")).toMatch(/^User-agent: \*/m);
  expect(readOutput("robots.txt")).not.toMatch(/^Disallow: \/$/m);
});
