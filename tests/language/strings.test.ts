import { readdirSync, readFileSync } from "node:fs";
import { findMessage } from "../../src/lib/findMessage";
import { interpolate } from "../../src/lib/interpolate";
import { readCatalogues } from "../../src/theme/i18n/I18nProvider";
import { pageAt } from "../build/site/pages";
import { readOutput } from "../build/site/outputFolder";

type StaticQuery = { data: Partial<Queries.MessagesQuery> };

/** The messages as the browser gets them. */
const nodes = readdirSync("public/page-data/sq/d").flatMap((name) => {
  const json = readOutput(`page-data/sq/d/${name}`);
  return (JSON.parse(json) as StaticQuery).data.messages?.nodes ?? [];
});

const t = (ns: string, key: string, count: number) => {
  const messages = readCatalogues(nodes).ar?.[ns];
  const message = findMessage(messages, key, "ar-EG", count);
  return interpolate(message, { count }, "ar-EG");
};

test("the archive counts each year's posts in the right form", () => {
  const page = pageAt("/ar/blog/archive");
  const years = [...(page?.document.querySelectorAll("main section") ?? [])];
  expect(years.length).toBeGreaterThan(2);
  for (const year of years) {
    const count = year.querySelectorAll("li").length;
    expect(year.textContent).toContain(t("lists", "archive.count", count));
  }
});

test.each([
  ["/ar", "From the blog", "a file that is not there"],
  ["/ar/blog/authors", "posts", "a plural that is missing"],
  ["/ar/blog", "Blog", "a text of the config for all languages"],
])("%s says %j: %s", (at, text) => {
  expect(pageAt(at)?.document.body.textContent).toContain(text);
});

test("the crash screen has Arabic words in its script", () => {
  const at = (file: string) => readFileSync(`public/${file}`, "utf8");
  const { assetsByChunkName } = JSON.parse(at("webpack.stats.json")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const scripts = Object.values(assetsByChunkName)
    .flat()
    .filter((name) => name.endsWith(".js"))
    .map(at);
  const text = "تعطلت هذه الصفحة.";
  expect(scripts.some((script) => script.includes(text))).toBe(true);
});

describe("the build says what is missing", () => {
  const output = readFileSync("build.log", "utf8").replaceAll(/\s+/g, " ");

  test.each([
    /locales\/ar\/blog\.json:\d+ related\.title/,
    /locales\/ar\/comments\.json:\d+ replies\.offer/,
    'This text is missing in "ar"; pages show another language.',
  ])("%s", (line) => {
    expect(output).toMatch(line);
  });
});
