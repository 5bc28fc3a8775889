import { checkStrings } from "./checkStrings";

const locale = (language: string, data: object) => ({
  language,
  ns: "blog",
  data: JSON.stringify(data),
});
const check = (german: object) =>
  checkStrings({
    getNodesByType: () =>
      [
        locale("en", { post: { readMore: "Read more" } }),
        locale("de", german),
      ] as never,
  });

test("a text that German lacks is a weak spot with its place", () => {
  expect(check({ post: {} })).toEqual([
    {
      severity: "warning",
      file: "locales/de/blog.json",
      field: "post.readMore",
      message: 'This text is missing; pages show the one of "en".',
      fix: 'Add "post.readMore", as in locales/en/blog.json.',
    },
  ]);
});

test("complete catalogues have nothing to report", () => {
  expect(check({ post: { readMore: "Mehr lesen" } })).toEqual([]);
});
