import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP_MIN_WIDTH } from "../config/constants";

const root = join(__dirname, "..");
const queries = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".css"))
  .flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/@media[^{]*/g)].map(
      ([query]) => `${file}: ${query.trim()}`,
    ),
  );

const widths = queries.filter((query) => /width/.test(query));

it("lets layouts follow the size of text that the reader has set", () => {
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.filter((query) => !/[\d.]em\)/.test(query))).toEqual([]);
});

it("has one width of the desktop's layout, for style and scripts", () => {
  const near = widths.filter((query) => /\b6\d\./.test(query));
  const known = [
    `(min-width: ${DESKTOP_MIN_WIDTH}em)`,
    // A fiftieth of a pixel less.
    `(max-width: ${DESKTOP_MIN_WIDTH - 0.02 / 16}em)`,
  ];
  expect(near.length).toBeGreaterThan(20);
  expect(
    near.filter((query) => !known.some((width) => query.includes(width))),
  ).toEqual([]);
});
