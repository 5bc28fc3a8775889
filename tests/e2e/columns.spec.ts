import { openPage } from "./support/openPage";
import { samplePages } from "./support/samplePages";
import { expect, test } from "./support/test";

const [start, width, gap] = [344, 984, 48];

/** Where halves, thirds and quarters of the column begin in a window of 1440 px. */
const lines = [2, 3, 4].flatMap((parts) =>
  Array.from(
    { length: parts },
    (_, at) => start + (at * (width + gap)) / parts,
  ),
);

/** What has columns of its own: tables, texts with contents, buttons, pictures. */
const others =
  ".offers, .dates, .search-panel, article:has(nav), a.button, :has(> img)";

test("what stands side by side begins on the same lines on all pages", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const strays = new Set<string>();
  for (const path of samplePages) {
    await openPage(page, path);
    const places = await page.evaluate((own) => {
      const cells = [...document.querySelectorAll("main *, footer *")].filter(
        ({ parentElement: parent }) =>
          parent && getComputedStyle(parent).display === "grid",
      );
      return cells
        .filter((cell) => !cell.closest(own) && cell.textContent.trim())
        .map((cell) => ({
          left: cell.getBoundingClientRect().left,
          name: `${cell.localName}: ${cell.textContent.slice(0, 20)}`,
        }));
    }, others);
    for (const { left, name } of places)
      if (left >= start && !lines.some((line) => Math.abs(line - left) < 1))
        strays.add(`${path}, ${left} px, ${name}`);
  }
  expect([...strays]).toEqual([]);
});
