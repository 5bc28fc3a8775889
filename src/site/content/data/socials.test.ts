import { createSocialUrl } from "./socials";

test.each([
  ["github", "alex", "https://github.com/alex"],
  ["x", "@alex", "https://x.com/alex"],
  ["mastodon", "@alex@hachyderm.io", "https://hachyderm.io/@alex"],
  ["mastodon", "https://hachyderm.io/@alex", "https://hachyderm.io/@alex"],
  ["email", "a@example.com", "mailto:a@example.com"],
  ["website", "https://example.com", "https://example.com"],
  ["myspace", "alex", null],
  ["mastodon", "alex", null],
])("%s %s leads to %s", (platform, value, expected) => {
  expect(createSocialUrl(platform, value)).toBe(expected);
});
