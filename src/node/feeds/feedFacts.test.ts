/** @jest-environment node */
import { minimalSite } from "../../config/testing/minimalSite";
import type { SiteInput } from "../../config/types";
import { withDefaults } from "../../config/withDefaults";
import { localeChannels, partChannel } from "./channel";
import { feedFacts } from "./feedFacts";

const factsOf = (
  changes: Partial<SiteInput>,
  items: Parameters<typeof feedFacts>[2] = [],
) => {
  const site = withDefaults(minimalSite(changes));
  const [, german] = localeChannels(site);
  if (!german) throw new Error("The test needs two languages.");
  return feedFacts(site, german, items);
};
const item = { day: "2026-01-01", published: "2025-12-31T23:00:00.000Z" };

test("a feed speaks its language and knows its addresses", () => {
  const facts = factsOf({ image: "/social.png" });
  expect(facts).toMatchObject({
    title: "Alex Example: Blog",
    language: "de-DE",
    pageUrl: "https://www.example.com/de/blog",
    icon: "https://www.example.com/favicon.svg",
    image: "https://www.example.com/social.png",
    updated: undefined,
  });
  expect(facts.selfUrl("json")).toBe(
    "https://www.example.com/de/blog/feed.json",
  );
});

test("its date is that of the newest change, in whatever order", () => {
  const older = { ...item, updated: "2026-07-01T10:00:00.000Z" };
  expect(factsOf({}, [item, older]).updated).toBe(older.updated);
  expect(factsOf({}, [item]).updated).toBe(item.published);
});

test.each([
  ["© {year} Alex", [item], "© 2026 Alex"],
  ["© {year} Alex", [], undefined],
  ["© Alex", [], "© Alex"],
])("the copyright %j of %j", (copyright, items, expected) => {
  expect(factsOf({ footer: { copyright } }, items).copyright).toBe(expected);
});

test("a tag's feed lies below its page", () => {
  const site = withDefaults(minimalSite());
  const channel = partChannel(site, {
    field: "tagKeys",
    key: "c++",
    locale: "de",
    path: "/de/blog/tags/c++",
    name: "C++ & Co",
  });
  const facts = feedFacts(site, channel, []);
  expect(facts.title).toBe("Alex Example: C++ & Co");
  expect(facts.selfUrl("rss")).toBe(
    "https://www.example.com/de/blog/tags/c++/rss.xml",
  );
});
