import { chromium } from "@playwright/test";
import {
  countOf,
  formatDiagnostics,
} from "../src/site/diagnostics/formatDiagnostics";
import { listFiles } from "../src/site/files/paths";
import { systemChromium } from "../tests/run/systemChromium";
import {
  drawVersions,
  findError,
  sourceEnding,
  warnOfSmallText,
} from "./drawings";

/**
 * Draws the example's drawings for its pages, for those who look after it:
 * cover.source.svg, whose words are text, becomes cover.svg, whose words are
 * outlines, and with the colours of dark mode cover-dark.svg. Those of them are
 * drawn that exist, empty ones too. Text may be in the typefaces of outlines.ts;
 * drawings that need a version for phones and lists, cover-narrow.source.svg,
 * are named.
 *
 *   npx tsx tools/draw.ts
 *   npx tsx tools/draw.ts content/projects/kassel-month-end
 */
async function draw(folder = "content"): Promise<number> {
  const drawings = listFiles(process.cwd(), folder).filter((file) =>
    file.endsWith(sourceEnding),
  );
  const errors = (await Promise.all(drawings.map(findError))).flat();
  if (errors.length > 0) {
    console.error(formatDiagnostics(errors, process.cwd()));
    return 1;
  }
  const browser = await chromium.launch({ executablePath: systemChromium() });
  try {
    const page = await browser.newPage();
    for (const file of drawings) await drawVersions(page, file);
  } finally {
    await browser.close();
  }
  for (const file of drawings) warnOfSmallText(file);
  console.log(`${countOf(drawings.length, "drawing")} drawn.`);
  return 0;
}

void draw(process.argv[2]).then((code) => {
  process.exitCode = code;
});
