import { postsInside } from "./postsInside";

const post = (folder: string, lang: string, file: string) => ({
  folder,
  lang,
  sourcePath: `content/${file}`,
  isStandIn: false,
});
const german = post("blog/a", "de", "blog/a/de.mdx");
const stray = post("blog/a/english", "en", "blog/a/english.mdx");

test("a translation whose name is no locale is told, with the names that are free", () => {
  expect(postsInside([german, stray])).toEqual([
    {
      severity: "warning",
      file: "content/blog/a/english.mdx",
      message:
        "This is a post of its own, though it stands in the folder of the post content/blog/a/de.mdx.",
      allowed: '"en.mdx"',
      fix: "If it is a translation, name it after its locale. If it is another post, move it out of the folder; if it is none, put an underscore before its name.",
    },
  ]);
});

test("where every translation is there, none is proposed", () => {
  const english = post("blog/a", "en", "blog/a/en.mdx");
  const [found] = postsInside([german, english, stray]);
  expect(found?.allowed).toBeUndefined();
  expect(found?.fix).toMatch(/^If it is another post/);
});

test("a stand-in is no file, and folders of years are no posts", () => {
  const standIn = { ...stray, isStandIn: true };
  const ofYear = post("blog/2026/b", "en", "blog/2026/b.mdx");
  expect(postsInside([german, standIn, ofYear])).toEqual([]);
});
