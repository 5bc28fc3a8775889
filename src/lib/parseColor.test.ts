import { contrast, over } from "./contrast";
import { parseColor } from "./parseColor";

const bytes = (text: string) =>
  parseColor(text)?.map((value, at) =>
    at < 3 ? Math.round(value * 255) : Number(value.toFixed(2)),
  );

it.each([
  ["#1b4d3e", [27, 77, 62, 1]],
  ["#FFF", [255, 255, 255, 1]],
  ["#0008", [0, 0, 0, 0.53]],
  ["RebeccaPurple", [102, 51, 153, 1]],
  ["transparent", [0, 0, 0, 0]],
  ["rgb(27, 77, 62)", [27, 77, 62, 1]],
  ["rgb(27 77 62 / 50%)", [27, 77, 62, 0.5]],
  ["rgba(100%, 0%, 50%, .25)", [255, 0, 128, 0.25]],
  ["hsl(162deg 48% 20%)", [27, 75, 61, 1]],
  ["hsl(-120, 100%, 50%)", [0, 0, 255, 1]],
  ["oklch(62.8% 0.25768 29.234)", [255, 0, 0, 1]],
  ["oklch(1 0 none)", [255, 255, 255, 1]],
])("reads %s", (text, expected) => {
  expect(bytes(text)).toEqual(expected);
});

it.each(["var(--accent)", "currentColor", "#12", "rgb(1 2)", "rgb(a b c)", ""])(
  "cannot know %j",
  (text) => {
    expect(parseColor(text)).toBeUndefined();
  },
);

const [black, white, glass] = ["#000", "#fff", "#0000"].map(parseColor);

it("counts contrast as WCAG does", () => {
  if (!black || !white || !glass) throw new Error("unread");
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, white)).toBe(1);
  expect(over(glass, white)).toEqual(white);
  expect(over(black, white)).toEqual(black);
});
