/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

const bar = (colours: Record<string, unknown>) =>
  problemsOf({ announcementBar: { id: "a", content: "b", ...colours } });

const allowed = "a contrast of 4.5:1 or more, in light and in dark mode";

test.each([
  [
    { textColor: "#777", backgroundColor: "#888" },
    '"announcementBar.textColor" has a contrast of 1.26:1 on #888.',
    'Write for example textColor: "#000000".',
  ],
  [
    { backgroundColor: "gold" },
    `"announcementBar.textColor" is missing: the theme's own has a contrast of 1.12:1 on gold.`,
    'Write for example textColor: "#000000".',
  ],
  [
    { textColor: "black" },
    `"announcementBar.textColor" has a contrast of 1.22:1 on the theme's background.`,
    'Write for example textColor: "#ffffff".',
  ],
  [
    // Seen through, the page is white in one mode and black in the other.
    { textColor: "#000", backgroundColor: "transparent" },
    '"announcementBar.textColor" has a contrast of 1.16:1 on transparent.',
    "Make backgroundColor opaque, and lighter or darker.",
  ],
])("%j", (colours, wrong, fix) => {
  expect(bar(colours)).toEqual([[wrong, allowed, fix]]);
});

test.each([
  {},
  { textColor: "white", backgroundColor: "#1b4d3e" },
  { textColor: "oklch(98% 0.01 90)", backgroundColor: "hsl(10 80% 30%)" },
  // Only a browser knows these.
  { textColor: "var(--ink)", backgroundColor: "#1b4d3e" },
  { textColor: "#777", backgroundColor: "color-mix(in srgb, red, blue)" },
])("%j can be read, or cannot be judged", (colours) => {
  expect(bar(colours)).toEqual([]);
});

test("a colour that is none is reported once", () => {
  expect(bar({ textColor: "gren", backgroundColor: "white" })).toHaveLength(1);
  expect(bar({ textColor: 7 })).toHaveLength(1);
});
