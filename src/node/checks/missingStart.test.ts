import { missingStart } from "./missingStart";

test("a site needs a page at its root", () => {
  expect(missingStart([{ path: "/blog" }, { path: "/de" }], [])).toEqual([
    {
      severity: "warning",
      file: "content/pages/home",
      message:
        "There is no start page, so readers find nothing at the site's address.",
      fix: 'Write content/pages/home/index.mdx; its sections stand in the field "home" of its front matter.',
    },
  ]);
  expect(missingStart([{ path: "/" }], [])).toEqual([]);
});

test("nobody misses the one that has a fault of its own", () => {
  const unread = [{ file: "content/pages/home/en.mdx" }];
  expect(missingStart([], unread)).toEqual([]);
});
