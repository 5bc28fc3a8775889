import { kebab } from "./kebab";

test.each([
  ["craft", "craft"],
  ["web3", "web3"],
  ["Open Source", "open-source"],
  ["fooBar", "foo-bar"],
  ["HTTPServer", "http-server"],
  ["Über uns", "ueber-uns"],
  ["CI/CD", "ci-cd"],
  ["Josh-Cena", "josh-cena"],
  ["C++", "c"],
  ["日本", ""],
])("%s: %s", (text, expected) => {
  expect(kebab(text)).toBe(expected);
});
