/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import { resolveSite } from "../../config/resolveSite";
import { minimalSite } from "../../config/testing/minimalSite";
import { colorSheet } from "./colorSheet";

const css =
  colorSheet(resolveSite(minimalSite()).colors) +
  readFileSync(join(__dirname, "tokens.css"), "utf8");

type Mode = "light" | "dark";

/** A translucent colour as it shows on another. */
function laidOn(color: string, ground: string): string {
  const bytesOf = (hex: string) => [...Buffer.from(hex.slice(1), "hex")];
  const [alpha = 255] = bytesOf(color).slice(3);
  const mixed = bytesOf(ground).map((below, at) =>
    Math.round(below + (((bytesOf(color)[at] ?? below) - below) * alpha) / 255),
  );
  return `#${Buffer.from(mixed).toString("hex")}`;
}

/** Reads the colours of a mode, by token name; translucent ones stand on "sunk". */
function colours(mode: Mode): Record<string, string> {
  const found = css.matchAll(
    /--([\w-]+): ?var\(--light, ?(#[0-9a-f]{6,8})\) var\(--dark, ?(#[0-9a-f]{6,8})\)/g,
  );
  const named = Array.from(found, ([, name = "", light = "", dark = ""]) => [
    name,
    mode === "light" ? light : dark,
  ]);
  const all = Object.fromEntries(named) as Record<string, string>;
  for (const [name, color] of Object.entries(all)) {
    if (color.length > 7) all[name] = laidOn(color, all.sunk ?? "");
  }
  return all;
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
  ["failure", "paper", text],
  // What code can be coloured with, on all that it can stand on.
  ...[
    "ink",
    "soft",
    "code-keyword",
    "code-string",
    "code-comment",
    "code-constant",
    "code-function",
    "code-parameter",
    "code-punctuation",
  ].flatMap((front) =>
    ["sunk", "code-lit", "code-inserted", "code-removed"].map(
      (back): [string, string, number] => [front, back, text],
    ),
  ),
];

describe.each<[Mode]>([["light"], ["dark"]])("the %s palette", (mode) => {
  const found = colours(mode);

  it.each(pairs)("sets %s on %s at %d:1 or better", (front, back, atLeast) => {
    const { [front]: one = "missing", [back]: other = "missing" } = found;
    expect(wcagContrast(one, other)).toBeGreaterThanOrEqual(atLeast);
  });
});

it("gives every colour for both modes", () => {
  const single = css.match(/--[\w-]+:\s*#[0-9a-f]+;/gi);
  expect(single).toBeNull();
});
