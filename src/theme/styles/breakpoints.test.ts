import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP_MIN_WIDTH } from "../../config/constants";

const root = join(__dirname, "..");
const widths = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".css"))
  .flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/@media[^{]*/g)].map(
      ([query]) => `${file}: ${query.trim()}`,
    ),
  )
  .filter((query) => /width/.test(query));

it("lets layouts follow the size of text that the reader has set", () => {
  expect(widths.length).toBeGreaterThan(20);
  expect(widths.filter((query) => !/[\d.]em\b/.test(query))).toEqual([]);
});

it("has one width of the desktop's layout, for style and scripts", () => {
  const near = widths.filter((query) => /\b6\d\b/.test(query));
  const desktop = `${DESKTOP_MIN_WIDTH}em`;
  expect(near.length).toBeGreaterThan(20);
  expect(near.filter((query) => !query.includes(desktop))).toEqual([]);
});
