import { hostIcon } from "../lib/brands";
import { findBrands } from "./brands";

it.each([
  ["https://github.com/example", "github"],
  ["https://www.linkedin.com/in/example", "linkedin"],
  ["https://mastodon.social/@example", "mastodon"],
  ["https://bsky.app/profile/x", "bluesky"],
  ["https://norden.social/@example", "mastodon"],
  ["https://fosstodon.org/@example", "mastodon"],
  ["https://fosstodon.org/about", undefined],
  ["https://antisocial.example/@me", undefined],
  ["https://www.XING.com/profile/x", "xing"],
  ["https://www.youtube.com/@example", "youtube"],
  ["https://toString/", undefined],
  ["/de/blog/rss.xml", "rss"],
  ["/de/blog/atom.xml", "rss"],
  ["mailto:hello@example.com", "email"],
  ["https://example.com/github.com", undefined],
  ["/about", undefined],
])("knows %s as %s", (address, icon) => {
  expect(hostIcon(address)).toBe(icon);
});

it.each([
  ["https://example.com", []],
  ["https://fosstodon.org/@example", ["mastodon"]],
  ["https://twitter.com/example", ["x"]],
  [{ platform: "github" }, ["github"]],
  ["Our GitHub", []],
])("finds the brands of %j", (named, expected) => {
  expect(Object.keys(findBrands(JSON.stringify([named])))).toEqual(expected);
});
