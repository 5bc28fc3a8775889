import { createNaming } from "./isNamed";

const isNamed = createNaming([
  {
    file: "content/blog/a/en.mdx",
    text: "![x](./cover.png) ![y](../b/shared.png) ![z](<my picture.png>) ![u](gr%C3%BCn.png)",
  },
  { file: "content/blog/a/de.mdx", text: "image: ./cover-de.png" },
  { file: "content/authors.yaml", text: "image: ./authors/kim.png" },
  {
    file: "content/blog/c/Chart.tsx",
    text: "const src = `./bars-${lang}.svg`;",
  },
  { file: "content/blog/d/en.mdx", text: "![big](/img/big-logo.png)" },
  {
    file: "src/config/site.ts",
    text: 'logo: { src: "/logo.svg" }, image: "https://www.example.com/social.png"',
  },
  { file: "src/styles/base.css", text: 'background: url("paper.webp")' },
]);

test.each([
  "content/blog/a/cover.png",
  "content/blog/a/cover-de.png",
  "content/blog/b/shared.png",
  "content/blog/a/my picture.png",
  "content/blog/a/grün.png",
  "content/authors/kim.png",
  "content/blog/c/bars-de.svg",
  "static/img/big-logo.png",
  "static/logo.svg",
  "static/social.png",
  // Code may put the folder before it.
  "static/textures/paper.webp",
  // Browsers ask for it by themselves.
  "static/favicon.ico",
])("%s is named", (picture) => {
  expect(isNamed(picture)).toBe(true);
});

test.each([
  // Another post has one of this name.
  "content/blog/b/cover.png",
  "content/blog/a/old.png",
  "content/authors/alex.png",
  "content/blog/c/bars.svg",
  // The end of another name.
  "static/img/logo.png",
  "static/old.svg",
])("%s is not", (picture) => {
  expect(isNamed(picture)).toBe(false);
});
