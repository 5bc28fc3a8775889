import { beside, crumbsAbove } from "./aroundStop";
import type { SidebarCategory, Stop } from "./sidebar";

const stop = (path: string, own: Partial<Stop> = {}): Stop => ({
  label: path,
  path,
  docId: path,
  above: [],
  ...own,
});
const hidden = stop("/hidden", { isUnlisted: true });

test("neighbours are the nearest places that readers are led to", () => {
  const stops = [stop("/a"), hidden, stop("/b")];
  expect(beside(stops, 0, 1)?.path).toBe("/b");
  expect(beside(stops, 2, -1)?.path).toBe("/a");
  expect(beside(stops, 2, 1)).toBeUndefined();
  expect(beside(stops, -1, 1)?.path).toBe("/a");
  expect(beside(stops, -1, -1)).toBeUndefined();
});

test("a crumb is in the language of its label, whatever page it leads to", () => {
  const category = (own: Partial<SidebarCategory>): SidebarCategory => ({
    type: "category",
    key: "guide",
    label: "Anleitung",
    link: {
      type: "doc",
      id: "guide",
      label: "Guide",
      path: "/de/docs/guide",
      lang: "en",
    },
    isCollapsible: true,
    isCollapsed: true,
    items: [],
    ...own,
  });
  const above = [category({}), category({ label: "Guide", lang: "en" })];
  expect(crumbsAbove(stop("/a", { above }))).toEqual([
    { label: "Anleitung", path: "/de/docs/guide" },
    { label: "Guide", path: "/de/docs/guide", lang: "en" },
  ]);
  expect(crumbsAbove(undefined)).toEqual([]);
});
