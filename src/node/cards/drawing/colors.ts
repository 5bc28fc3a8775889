import { readFileSync } from "node:fs";
import path from "node:path";

const names = ["paper", "ink", "soft", "line", "rule"] as const;

/** Six hex digits each, after a number sign. */
export type CardColors = Record<(typeof names)[number], string>;

/** The card's colours: those of the site's light mode. */
export function readColors(root: string): CardColors {
  const file = path.join(root, "src/styles/tokens.css");
  const css = readFileSync(file, "utf8");
  const colors = names.map((name) => {
    const value = new RegExp(`--${name}: var\\(--light, (#[0-9a-f]{6})\\)`);
    const color = value.exec(css)?.[1];
    if (color) return [name, color];
    throw new Error(
      `Social cards need a light colour --${name} of six hex digits, and src/styles/tokens.css has none. ` +
        `Write it as "--${name}: var(--light, #1f1b16) …", or set blog.socialCards to false in src/config/site.ts.`,
    );
  });
  return Object.fromEntries(colors) as CardColors;
}
