import type { PostEntry } from "../collections/posts";
import { createPost } from "../testing/createPost";
import { relatePosts } from "./relatePosts";

const post = (
  id: string,
  tagKeys: string[] = [],
  own: Partial<PostEntry> = {},
) => createPost({ id, tagKeys, ...own });

type Options = { locale?: string; excluded?: (string | null)[] };

const relate = (
  posts: PostEntry[],
  { locale = "en", excluded = [] }: Options = {},
) => {
  const find = relatePosts(posts, 2, locale);
  return Object.fromEntries(posts.map((one) => [one.id, find(one, excluded)]));
};
const on = (day: string) => ({ publishedAt: `${day}T00:00:00.000Z` });

test("the rarer a shared tag, the more related", () => {
  const posts = [
    post("a", ["rare", "common"]),
    post("b", ["common"]),
    post("c", ["common"]),
    post("d", ["rare"]),
  ];
  expect(relate(posts)).toMatchObject({ a: ["d", "b"], d: ["a"] });
});

test("then the nearer in time", () => {
  const posts = [
    post("a", ["x"], on("2026-05-01")),
    post("b", ["x"], on("2026-03-01")),
    post("c", ["x"], on("2026-02-01")),
  ];
  expect(relate(posts)).toEqual({
    a: ["b", "c"],
    b: ["c", "a"],
    c: ["b", "a"],
  });
});

test("excluded and unlisted posts are never related", () => {
  const posts = [
    post("a", ["x"]),
    post("named already", ["x"]),
    post("unlisted", ["x"], { isListed: false }),
    post("other", ["x"]),
    post("without anything in common"),
  ];
  const options = { excluded: ["named already", null] };
  expect(relate(posts, options).a).toEqual(["other"]);
  expect(relate(posts, options).unlisted).toEqual(["a", "other"]);
});

test("a post in the page's language comes before one in another", () => {
  const posts = [
    post("a", ["x"]),
    post("german", ["x"], { lang: "de" }),
    post("english", ["x"]),
  ];
  expect(relate(posts).a).toEqual(["english", "german"]);
  expect(relate(posts, { locale: "de" }).a).toEqual(["german", "english"]);
});
