/** @jest-environment node */
import { allLinks } from "./allLinks";

const tree = [
  ["a", { href: "./%C3%BCber" }, "known"],
  ["p", 0, ["a", { href: "/made" }], ["a", { href: "#note" }]],
  ["video", { src: "./film.mp4", poster: "./film.png" }],
  ["Own", { name: "Button", props: { href: "./own" }, values: {} }],
  ["Picture", { src: "./a.png" }],
  ["a", { href: "/computed" }],
] as const;

test("what expressions and parts have made is found, with its line if the source has it", () => {
  const source = 'one\n{["/made"].map(link)}\n<video src="./film.mp4" />';
  expect(allLinks([{ url: "./über", line: 9 }], tree, source)).toEqual([
    { url: "./über", line: 9 },
    { url: "/made", line: 2 },
    { url: "./film.mp4", line: 3 },
    { url: "./film.png" },
    { url: "./own" },
    { url: "/computed" },
  ]);
});

test("where Markdown shows all of them there is nothing to look for", () => {
  const links = [{ url: "/a", line: 1 }];
  expect(allLinks(links, [["a", { href: "/a" }, "a"]], "")).toEqual(links);
});
