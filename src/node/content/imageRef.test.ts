import { imageRef } from "./imageRef";

const file = { root: "/site", absolutePath: "/site/content/blog/a/en.mdx" };

test.each([
  ["./b.png", "/site/content/blog/a/b.png"],
  ["b%20c.png", "/site/content/blog/a/b c.png"],
  ["100%.png", "/site/content/blog/a/100%.png"],
  ["../b.png?v=1", "/site/content/blog/b.png"],
  ["/img/b.png", "/site/static/img/b.png"],
  ["https://x.example/b.png", ""],
  ["//x.example/b.png", ""],
  ["data:image/gif;base64,AA", ""],
])("%s is %s", (src, filePath) => {
  expect(imageRef(file, { src })).toEqual({
    src,
    alt: "",
    line: undefined,
    filePath,
  });
});
