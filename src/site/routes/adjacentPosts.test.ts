import type { PostEntry } from "../collections/posts";
import { createPost } from "../testing/createPost";
import { findAdjacentPosts } from "./blogRoutes";

const post = (slug: string, own: Partial<PostEntry> = {}) =>
  createPost({ id: `${slug} en`, slug, ...own });
const part = (slug: string, seriesOrder: number, own: Partial<PostEntry>) =>
  post(slug, { seriesKey: "data", seriesOrder, ...own });

const none = { newerId: null, olderId: null, seriesIds: [] };

test("neighbours and related posts are the listed ones of the same locale, each named once", () => {
  const posts = [
    post("new"),
    post("de", { locale: "de" }),
    post("unlisted", { isListed: false }),
    post("middle"),
    post("old"),
  ].map((each) => ({ ...each, tagKeys: ["a"] }));
  const found = posts.map(findAdjacentPosts(posts, "en"));
  const [newest, , unlisted, , oldest] = found;
  expect(newest).toEqual({
    ...none,
    olderId: "middle en",
    relatedIds: ["old en"],
  });
  // It is in no list, and leads its readers on all the same.
  expect(unlisted).toEqual({
    ...none,
    relatedIds: ["new en", "middle en", "old en"],
  });
  expect(oldest).toEqual({
    ...none,
    newerId: "middle en",
    relatedIds: ["new en"],
  });
});

const dayOf = (day: number) => ({
  publishedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
});

test("a new post changes only the pages that show it", () => {
  const posts = Array.from({ length: 40 }, (_, n) =>
    n % 4 === 0
      ? part(`p${n}`, 40 - n, dayOf(40 - n))
      : post(`p${n}`, { tagKeys: [`t${n % 7}`], ...dayOf(40 - n) }),
  );
  const before = posts.map(findAdjacentPosts(posts, "en"));
  const more = [post("new", dayOf(60)), ...posts];
  const after = posts.map(findAdjacentPosts(more, "en"));
  const changed = posts.filter(
    (_, n) => JSON.stringify(before[n]) !== JSON.stringify(after[n]),
  );
  expect(changed.map(({ id }) => id)).toEqual(["p0 en"]);
});
