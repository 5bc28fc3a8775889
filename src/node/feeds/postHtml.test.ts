/** @jest-environment node */
import { testPost } from "./testPost";
import { postHtml } from "./postHtml";

const options = {
  url: "https://www.example.com/blog/a",
  wholePost: "Read the whole post",
};
const cover = { src: "./cover.svg", alt: 'A "cover"', file: null };
const inPublic = (publicURL: string) => ({ publicURL, childImageSharp: null });

test("the cover comes first", async () => {
  const post = testPost({
    cover: { ...cover, file: inPublic("/static/cover.svg") },
  });
  expect(await postHtml(post, options)).toBe(
    '<p><img src="https://www.example.com/static/cover.svg" alt="A &quot;cover&quot;"/></p><p>Body</p>',
  );
});

test("a cover that the text shows is not shown twice", async () => {
  const file = inPublic("/static/cover.svg");
  const images = [{ src: "cover.svg", alt: "", file }];
  const post = testPost({ cover: { ...cover, file }, images });
  expect(await postHtml(post, options)).toBe("<p>Body</p>");
});

test("a text that needs scripts of its own leads to its page", async () => {
  const post = testPost({ isRich: true });
  expect(await postHtml(post, options)).toBe(
    '<p>Body</p><p><a href="https://www.example.com/blog/a">Read the whole post</a></p>',
  );
});

test("what XML can't hold is left out", async () => {
  const post = testPost({ body: ["p", 0, "a\u0000\u001b[0mb\ud800 😀 ]]>"] });
  expect(await postHtml(post, options)).toBe("<p>a[0mb 😀 ]]&gt;</p>");
});

test("a picture among words stays among them", async () => {
  const images = [{ src: "./b.svg", alt: "", file: inPublic("/static/b.svg") }];
  const picture = ["Picture", { src: "./b.svg", alt: "b" }] as const;
  const post = testPost({ body: ["p", 0, "a ", picture, " c"], images });
  expect(await postHtml(post, options)).toBe(
    '<p>a <img src="https://www.example.com/static/b.svg" alt="b"/> c</p>',
  );
});
