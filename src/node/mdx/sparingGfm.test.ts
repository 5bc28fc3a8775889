import type { Nodes } from "mdast";
import { mayHoldMail } from "./sparingGfm";
import { parseText } from "./parse";
import { loadTools } from "./tools";
import { walk } from "./walk";

const urlsIn = async (body: string, format: "md" | "mdx" = "mdx") => {
  const urls: string[] = [];
  walk<Nodes>(parseText(body, format, await loadTools()), (node) => {
    if (node.type === "link") urls.push(node.url);
  });
  return urls;
};

test.each([
  ["Write to me@example.com.", ["mailto:me@example.com"]],
  ["Write to *a.b+c@example.com*.", ["mailto:a.b+c@example.com"]],
  ["mailto:me@example.com", ["mailto:me@example.com"]],
  ["See WWW.example.com.", ["http://WWW.example.com"]],
  ["See **https://example.com/a**", ["https://example.com/a"]],
  ["(http://example.com)", ["http://example.com"]],
  [
    "[a](https://example.com) and me@example.com",
    ["https://example.com", "mailto:me@example.com"],
  ],
  ["npm i @scope/name, www, and https: are none", []],
])("links bare addresses: %s", async (body, urls) => {
  expect(await urlsIn(body)).toEqual(urls);
  expect(await urlsIn(body, "md")).toEqual(urls);
});

test.each([
  ["me@example.com", true],
  ["a.@.example.com", true],
  ["@media (print)", false],
  ["npm i @scope/name", false],
  ["no address", false],
])("%s may hold a mail address: %s", (text, expected) => {
  expect(mayHoldMail(text)).toBe(expected);
});

test("the parser for texts without mail addresses does not look for them", async () => {
  const { mdx, withoutMail } = await loadTools();
  const hasPlace = (processor: typeof mdx) => {
    const places: boolean[] = [];
    walk<Nodes>(processor.parse("me@example.com"), (node) => {
      if (node.type === "link") places.push(node.position !== undefined);
    });
    return places;
  };
  expect(hasPlace(mdx)).toEqual([true]);
  // What finds it here is GFM's second look, at the tree.
  expect(hasPlace(withoutMail.mdx)).toEqual([false]);
});
