import { follow, openPage } from "./support/openPage";
import { isGerman, samplePages } from "./support/samplePages";
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
  await openPage(page, "/");
  for (const path of samplePages.filter((one) => !isGerman(one))) {
    await follow(page, path);
    await expect(page.getByText("Loading …")).toHaveCount(0);
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

test("all pages end as far above the footer", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 400 });
  const gaps: Record<string, number> = {};
  await openPage(page, "/");
  for (const path of samplePages.filter((one) => !isGerman(one))) {
    // The search keeps room for its results.
    if (path.endsWith("/search")) continue;
    await follow(page, path);
    gaps[path] = await page.evaluate(() => {
      const ends = [
        ...document.querySelectorAll("main :not(:has(:not(svg, path)))"),
      ]
        .filter((node) => node.checkVisibility())
        .filter((node) => node.textContent.trim() || node.matches("img, input"))
        .map((node) => node.getBoundingClientRect().bottom);
      const footer = document.querySelector("footer:not(main *)");
      const { top = 0 } = footer?.getBoundingClientRect() ?? {};
      return top - Math.max(...ends);
    });
  }
  const strays = Object.entries(gaps).filter(
    ([, gap]) => Math.abs(gap - 124) > 20,
  );
  expect(strays).toEqual([]);
});

test("pictures of lists are plates of one shape, whatever they are @ci", async ({
  page,
}) => {
  const shapes: string[] = [];
  for (const path of ["/", "/blog", "/projects"]) {
    await openPage(page, path);
    const found = await page
      .locator("main article .cover img:visible")
      .evaluateAll((plates) =>
        plates.map(({ clientWidth, clientHeight }) =>
          ((100 * clientWidth) / clientHeight).toFixed(),
        ),
      );
    shapes.push(...found);
  }
  expect(shapes.length).toBeGreaterThan(4);
  expect(new Set(shapes).size).toBe(1);
});

test("the kinds of notes are in the margin, unless contents are @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/de/blog/query-plan-workshop");
  const note = page.getByRole("note", { name: "Hinweis" });
  const isInMargin = () =>
    note.evaluate((node) => {
      const kind = node.querySelector(".admonition-kind");
      const { right = 0 } = kind?.getBoundingClientRect() ?? {};
      return right < node.getBoundingClientRect().left;
    });
  expect(await isInMargin()).toBe(false);
  await page
    .locator("article")
    .evaluate((article) => article.removeAttribute("data-beside"));
  expect(await isInMargin()).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await isInMargin()).toBe(false);
});

test("footnotes are beyond the text, in one of either direction @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/blog/moving-a-million-rows");
  const text = page.locator(".prose:has(> .footnotes)");
  for (const direction of ["ltr", "rtl"]) {
    const isBeyond = await text.evaluate((prose, dir) => {
      prose.setAttribute("dir", dir);
      const note = prose.querySelector(".footnotes li");
      const { left = 0 } = note?.getBoundingClientRect() ?? {};
      return left > prose.getBoundingClientRect().right;
    }, direction);
    expect(isBeyond, direction).toBe(true);
  }
});

test("code, tables and lines end with the sheet, or with the words that footnotes are beside @ci", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, hasNotes] of [
    ["rescuing-a-slow-react-page", true],
    ["reading-a-contract", true],
    ["reading-a-query-plan", true],
    ["git-commands-i-use-weekly", false],
  ] as const) {
    await openPage(page, `/blog/${path}`);
    const found = await page.locator("article .prose").evaluate((prose) => {
      const listBoxes = (selector: string) =>
        [...prose.querySelectorAll(selector)].map((node) =>
          node.getBoundingClientRect(),
        );
      const wide = listBoxes(
        ":scope > :is(.code-figure, .table-scroll, dl, .admonition, .heading:has(> h2))",
      );
      // Links of headings stand beside their words, below the rule.
      const titles = listBoxes(":scope > .heading > h2");
      const astray = listBoxes(":scope > .heading:has(> h2) .anchor").filter(
        ({ bottom }, at) => bottom < (titles[at]?.top ?? NaN),
      );
      return {
        ends: [...new Set(wide.map(({ right }) => Math.round(right)))],
        narrow: listBoxes(".footnotes li").filter(({ width }) => width < 150),
        astray,
        words: Math.round(prose.getBoundingClientRect().right),
      };
    });
    const end = hasNotes ? found.words : start + width;
    expect(found, path).toMatchObject({ ends: [end], narrow: [], astray: [] });
  }
});

test("labels are on the lines of their values", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/blog/rescuing-a-slow-react-page");
  const steps = await page.locator(".prose > dl").evaluate((list) => {
    const [labels, values] = ["dt", "dd"].map((name) =>
      [...list.querySelectorAll(name)].map((node) => {
        const mark = document.createElement("span");
        mark.style.display = "inline-block";
        node.prepend(mark);
        return mark.getBoundingClientRect().bottom;
      }),
    );
    return labels?.map((label, at) => label - (values?.[at] ?? NaN));
  });
  expect(steps?.length).toBeGreaterThan(3);
  for (const step of steps ?? []) expect(Math.abs(step)).toBeLessThan(1);
});
