import { adviceOn, wholeAddress } from "./adviceOn";

test.each([
  ["/abuot", "/about", 'Did you mean "/about"?'],
  ["/About", "/about", 'Write "/about": capitals count.'],
])("who writes %s and means %s is told: %s", (written, meant, advice) => {
  expect(adviceOn(written, meant)).toBe(advice);
});

test.each([
  ["www.example.org", "https://www.example.org"],
  [" www.example.org/a?b#c", "https://www.example.org/a?b#c"],
  ["WWW.example.org:8080", "https://WWW.example.org:8080"],
  ["a.b@example.org", "mailto:a.b@example.org"],
  ["www.pdf", undefined],
  ["./www.example.org", undefined],
  ["example.org", undefined],
  ["a@2x", undefined],
  ["icons/a@example.org", undefined],
])("%s with its protocol is %s", (written, whole) => {
  expect(wholeAddress(written)).toBe(whole);
});
