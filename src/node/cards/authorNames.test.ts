import { authorNames } from "./authorNames";

const find = (seed: string) =>
  seed === "Author kim en" ? { name: "Kim Muster" } : undefined;
const namesOf = (...bylines: { key: string | null; own: object | null }[]) =>
  authorNames({ bylines, locale: "en" }, find);

test("authors are named as the authors' file or the post names them", () => {
  expect(
    namesOf(
      { key: "kim", own: null },
      { key: "kim", own: { name: "Kim M." } },
      { key: "kim", own: { title: "Guest" } },
      { key: null, own: { name: "Robin" } },
    ),
  ).toEqual(["Kim Muster", "Kim M.", "Kim Muster", "Robin"]);
});

test("who has no name, or is not known, is left out", () => {
  expect(
    namesOf(
      { key: "nobody", own: { name: "Nobody" } },
      { key: null, own: { url: "https://example.com" } },
    ),
  ).toEqual([]);
});
