/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const allowed =
  'a file in static/, written from "/", or an address with https://; or one for each locale';

it.each([
  ["/social.png"],
  ["https://elsewhere.example/a.png"],
  [{ en: "/social.png", de: "/social-de.png" }],
])("takes %j", (image) => {
  expect(problemsOf({ image })).toEqual([]);
});

it("checks the one file", () => {
  expect(problemsOf({ image: "social.png" })).toEqual([
    ['"image" does not begin with "/".', allowed, 'Write "/social.png".'],
  ]);
});

it("checks each language's file, all of them at once", () => {
  const image = { en: "social.png", de: "http://elsewhere.example/a.png" };
  expect(problemsOf({ image })).toEqual([
    ['"image.en" does not begin with "/".', allowed, 'Write "/social.png".'],
    [
      '"image.de" has a protocol that is not allowed.',
      allowed,
      'Write for example de: "/social-card.png".',
    ],
  ]);
});

it("says once what is empty", () => {
  const problems = problemsOf({ image: { en: "/social.png", de: " " } });
  expect(problems.map(([message]) => message)).toEqual([
    '"image.de" is empty.',
  ]);
});
