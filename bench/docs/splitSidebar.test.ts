import { splitSidebar } from "./splitSidebar";

test("the longest list of links is the sidebar", () => {
  const long = '<nav aria-label="b"><a>1</a>$&<a>2</a></nav>';
  expect(splitSidebar(`<nav><a>0</a></nav>${long}<main>x</main>`)).toEqual({
    rest: "<nav><a>0</a></nav><main>x</main>",
    sidebar: long,
  });
});

test("a page may have none", () => {
  expect(splitSidebar("<main>x</main>")).toEqual({
    rest: "<main>x</main>",
    sidebar: "",
  });
});
