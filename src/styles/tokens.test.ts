import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(__dirname, "tokens.css"), "utf8");

/** Reads the six-digit colours of one rule, by token name. */
function colours(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g);
  const named = Array.from(found, ([, name = "", value = ""]) => [name, value]);
  return Object.fromEntries(named) as Record<string, string>;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

const text = 4.5;
const body = 7;
const control = 3;

const pairs: [front: string, back: string, atLeast: number][] = [
  ["ink", "paper", body],
  ["ink", "sunk", body],
  ["ink", "mark", body],
  ["soft", "paper", body],
  ["soft", "sunk", text],
  ["accent", "paper", text],
  ["accent", "sunk", text],
  ["accent-strong", "paper", text],
  ["on-accent", "accent", text],
  ["on-banner", "banner", body],
  ["on-accent", "accent-strong", text],
  ["edge", "paper", control],
  ...[
    "keyword",
    "string",
    "comment",
    "constant",
    "function",
    "parameter",
    "punctuation",
  ].map((name): [string, string, number] => [`code-${name}`, "sunk", text]),
];

describe.each([
  ["light", ":root"],
  ["dark", '[data-theme="dark"]'],
])("the %s palette", (_mode, selector) => {
  const palette = colours(selector);

  it.each(pairs)("sets %s on %s at %d:1 or better", (front, back, atLeast) => {
    // A missing colour is NaN, and no number is at least as much as that.
    const { [front]: one = "", [back]: other = "" } = palette;
    expect(contrast(one, other)).toBeGreaterThanOrEqual(atLeast);
  });
});

it("names the same colours in both palettes", () => {
  expect(Object.keys(colours('[data-theme="dark"]'))).toEqual(
    Object.keys(colours(":root")),
  );
});
