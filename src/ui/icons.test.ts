import { hostIcon, platformIcon } from "./icons";

it.each([
  ["github", "github"],
  ["GitHub", "github"],
  ["twitter", "x"],
  ["email", "email"],
  ["website", "website"],
  ["myspace", "link"],
  ["toString", "link"],
])("draws %s as %s", (platform, icon) => {
  expect(platformIcon(platform)).toBe(icon);
});

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
