/** @jest-environment node */
import { countTerms } from "./countTerms";
import { relatePosts } from "./relatePosts";

/** The same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = createRandom(1);
const letter = (number: number) => String.fromCharCode(97 + (number % 26));
const spell = (prefix: string, number: number): string =>
  number < 26
    ? prefix + letter(number)
    : spell(prefix + letter(number), Math.floor(number / 26));
/** Few words are frequent and most are rare, as in any language (Zipf). */
const rank = (words: number) => Math.floor(words ** random());

/** A post of 900 words: three in four from the language, the others from two of fifty subjects. */
function writePost(number: number) {
  const first = Math.floor(random() * 50);
  const second = Math.floor(random() * 50);
  const word = () => {
    const share = random();
    if (share < 0.75) return spell("g", rank(6_000));
    return spell(spell("t", share < 0.92 ? first : second), rank(150));
  };
  const text = Array.from({ length: 900 }, word).join(" ");
  return {
    id: `post-${number}`,
    lang: "en",
    isListed: true,
    publishedAt: new Date(Date.UTC(2010, 0, number)).toISOString(),
    tagKeys: [`tag-${first % 25}`, `tag-${second % 25}`],
    terms: countTerms(text.slice(-40), undefined, text, "en"),
  };
}

const posts = Array.from({ length: 1_005 }, (_, n) => writePost(n)).reverse();
const relate = (some: typeof posts) => {
  const options = { count: 3, locale: "en", shownWith: () => [] };
  const related = relatePosts(some, options);
  return new Map(
    [...related].map(([{ id }, others]) => [
      id,
      others.map((other) => other.id).join(),
    ]),
  );
};

test("one more post among a thousand changes the lists of few others", () => {
  const changes = [0, 1, 2, 3, 4].map((newest) => {
    const before = relate(posts.slice(newest + 1));
    const after = relate(posts.slice(newest));
    return [...before].filter(([id, list]) => after.get(id) !== list).length;
  });
  expect(Math.max(...changes)).toBeLessThan(12);
});

test("a thousand posts are related while one draws breath", () => {
  const start = performance.now();
  const lists = relate(posts);
  // A fifth of a second here, and a busy machine must not fail the test;
  // comparing each with each takes far longer.
  expect(performance.now() - start).toBeLessThan(3_000);
  expect([...lists.values()].every((list) => list !== "")).toBe(true);
});
