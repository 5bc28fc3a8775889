import { readFileSync } from "node:fs";
import { join } from "node:path";
import { palette } from "../config/palette";

const css = readFileSync(join(__dirname, "tokens.css"), "utf8");

type Mode = "light" | "dark";

/** Reads the six-digit colours of a mode, by token name. */
function colours(mode: Mode): Record<string, string> {
  const found = css.matchAll(
    /--([\w-]+): var\(--light, (#[0-9a-f]{6})\) var\(--dark, (#[0-9a-f]{6})\);/g,
  );
  const named = Array.from(found, ([, name = "", light = "", dark = ""]) => [
    name,
    mode === "light" ? light : dark,
  ]);
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

describe.each<[Mode]>([["light"], ["dark"]])("the %s palette", (mode) => {
  const found = colours(mode);

  it.each(pairs)("sets %s on %s at %d:1 or better", (front, back, atLeast) => {
    // A missing colour is NaN, and no number is at least as much as that.
    const { [front]: one = "", [back]: other = "" } = found;
    expect(contrast(one, other)).toBeGreaterThanOrEqual(atLeast);
  });

  it("is the one that scripts know", () => {
    expect(palette[mode]).toEqual({
      paper: found.paper,
      banner: found.banner,
      onBanner: found["on-banner"],
    });
  });
});

it("gives every colour for both modes", () => {
  const single = css.match(/--[\w-]+:\s*#[0-9a-f]+;/gi);
  expect(single).toBeNull();
});
