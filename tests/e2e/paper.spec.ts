import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { store } from "./support/colorMode";
import { follow, openPage } from "./support/openPage";
import { isGerman, samplePages } from "./support/samplePages";
import { expect, test } from "./support/test";

/** What is drawn on each sheet of a PDF, as its operators: BT begins a text. */
function readSheets(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  const sheets = text.matchAll(/\/Type\s*\/Page\b[^]*?\/Contents (\d+) 0 R/g);
  return [...sheets].map(([, id]) => {
    const start = text.indexOf(`\n${id} 0 obj`);
    const data = text.indexOf("stream\n", start) + "stream\n".length;
    const end = text.indexOf("endstream", data);
    const stream = pdf.subarray(data, end);
    const isPacked = text.slice(start, data).includes("FlateDecode");
    return (isPacked ? inflateSync(stream) : stream).toString("latin1");
  });
}

/** Lists what of a page paper would cut off, or catch half-way. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const faults = document
      .getAnimations()
      .map((motion) => `animated: ${(motion as CSSAnimation).animationName}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`wide: ${scrollWidth} px`);
    for (const node of document.querySelectorAll<HTMLElement>("body *")) {
      if (
        !node.checkVisibility() ||
        node.matches(".visually-hidden, .visually-hidden *, .katex-mathml")
      )
        continue;
      const name = `${node.tagName} ${node.getAttribute("class") ?? ""}`;
      const isClipped = getComputedStyle(node).overflowX !== "visible";
      if (isClipped && node.scrollWidth > node.clientWidth + 1) {
        faults.push(`cut off: ${name}`);
      }
      if (isClipped && node instanceof SVGSVGElement) {
        const { y, height } = node.getBBox();
        const box = node.viewBox.baseVal;
        if (y + height > box.y + box.height + 1)
          faults.push(`cut off: ${name}`);
      }
    }
    return faults;
  });

/** Each paper with one of the modes and languages, and the height of its sheet without margins in pixels. */
const papers = [
  { format: "A4", height: 979, mode: "dark", inGerman: false },
  { format: "Letter", height: 912, mode: "light", inGerman: true },
] as const;

for (const { format, height, mode, inGerman } of papers)
  test(`every kind of page is whole on ${format}, from the ${mode} mode${inGerman ? " @ci" : ""}`, async ({
    page,
  }) => {
    test.slow();
    // Somebody who prints has seen the page move.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await store(page, mode);
    const faults: string[] = [];
    const counts = new Map<string, number>();
    const paths = samplePages.filter((path) => isGerman(path) === inGerman);
    await page.setViewportSize({ width: 674, height });
    await openPage(page, paths[0] ?? "/");
    for (const path of [...paths, "/blog/accessible-forms", "/de/schreiben"]) {
      await follow(page, path);
      const sheets = readSheets(await page.pdf({ format }));
      counts.set(path, sheets.length);
      // The first sheet has more than the label of a hidden link.
      const empty = sheets.findIndex(
        (sheet, at) => (sheet.match(/\bBT\b/g) ?? []).length < (at ? 1 : 4),
      );
      if (empty >= 0) faults.push(`${path}: sheet ${empty + 1} is empty`);
      await page.emulateMedia({ media: "print" });
      const heading = await page.locator("h1").boundingBox();
      if (!heading || heading.y + heading.height > height)
        faults.push(`${path}: the heading is not on the first sheet`);
      const found = await findFaults(page);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      await page.emulateMedia({ media: null });
    }
    expect(faults).toEqual([]);
    const sheets = counts.get("/blog/accessible-forms");
    expect(sheets).toBeGreaterThan(3);
    expect(sheets).toBeLessThan(12);
  });
