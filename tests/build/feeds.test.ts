import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";
import { feedPath } from "../../src/config/publicFiles";
import { addLocale } from "../../src/config/i18n";
import { siteConfig } from "../../src/config/resolved";
import { feeds } from "./site/feeds";
import { locales } from "./site/pages";

const { formats } = siteConfig.blog.feeds;
const blogOf = (locale: string) => addLocale(siteConfig.i18n, locale, "/blog");
const rows = feeds.map((feed) => [feed.file, feed] as const);
const schema = (name: string) =>
  readFileSync(`tests/build/schemas/${name}`, "utf8");

/** Faults of an XML text that libxml2 finds, by the schema of its format. */
const xmlFaults = async (xml: string, format: string) => {
  const { errors } = await validateXML({
    xml: [{ fileName: "feed.xml", contents: xml }],
    schema: [schema(`${format}.rng`)],
    extension: "relaxng",
  });
  return errors.map(({ message }) => message);
};

it("exist in every language and every format, and are not left over from elsewhere", () => {
  const expected = locales.flatMap((locale) =>
    formats.map((format) => feedPath(blogOf(locale), format).slice(1)),
  );
  expect(feeds.map(({ file }) => file).sort()).toEqual(expected.sort());
});

describe.each(rows)("%s", (_, { text, format }) => {
  it("is well-formed, and valid by the schema of its format", async () => {
    expect(await xmlFaults(text, format)).toEqual([]);
  });

  it("tells when its content changed", () => {
    const [, date] = /<(?:pubDate|updated)>([^<]+)</.exec(text) ?? [];
    const feed = feeds.find((one) => one.text === text);
    const changes = feed?.items.map(({ updated }) => Date.parse(updated)) ?? [];
    const newest = Math.max(...changes);
    // RSS knows no fractions of a second.
    expect(Math.floor(Date.parse(date ?? "") / 1000)).toBe(
      Math.floor(newest / 1000),
    );
  });
});

describe("the check of feeds", () => {
  const find = (format: string) =>
    feeds.find((feed) => feed.format === format)?.text ?? "";
  it.each([
    ["rss", /<guid[^]*?<\/guid>/, ""],
    ["rss", /<pubDate>[^<]*/, "<pubDate>2026-03-14"],
    ["rss", /<channel>/, "<channel><subtitle/>"],
    ["atom", /<id>[^<]*/, "<id>/blog/atom.xml"],
    ["atom", /<published>[^<]*/, "<published>2026-03-14"],
    ["atom", /<entry>/, "<entry><guid/>"],
  ])("finds what is wrong in %s after %s", async (format, part, wrong) => {
    const broken = find(format).replace(part, wrong);
    expect(broken).not.toBe(find(format));
    expect(await xmlFaults(broken, format)).not.toEqual([]);
  });
});
