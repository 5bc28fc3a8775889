import { hostIcon, platformIcon } from "./platformIcon";

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
  ["mailto:hello@example.com", "email"],
  ["https://example.com/github.com", undefined],
  ["/about", undefined],
])("knows %s as %s", (address, icon) => {
  expect(hostIcon(address)).toBe(icon);
});
