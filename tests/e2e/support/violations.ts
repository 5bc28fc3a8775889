import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half of what the package exports: a document takes longer to read it than to run it. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const modes = ["light", "dark"] as const;

/** All that another mode can change: the document is the same. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page as it stands, one line for each place. */
export async function violations(
  page: Page,
  inside?: string,
  rules?: string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
  }
  const options: axe.RunOptions = {
    // Preloading is for a rule about rotated phones, and fetches every stylesheet.
    preload: false,
    // Of what is right, nobody reads the places, which take axe longest.
    resultTypes: ["violations"],
    ...(rules && { runOnly: rules }),
  };
  const { violations: found } = await page.evaluate(
    ([place, how]) => window.axe.run(place ?? document, how),
    [inside, options] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [id, help, String(target), failureSummary].join(" | "),
    ),
  );
}

/** Shows a mode as the boot script would, wherever the toggle may be, and lets the colours arrive. */
const show = (page: Page, mode: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    document.documentElement.dataset.themeChoice = name;
    const arrive = async () => {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().map(({ finished }) => finished);
      await Promise.allSettled(moving);
    };
    // A window that shows nothing new may get no frame at all; by then nothing moves.
    const longest = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([arrive(), longest]);
  }, mode);

/**
 * Checks a page without opening it anew: at the first width in both modes, whose
 * colours no width changes; at the others, where something else is shown, in one.
 * Returns what is wrong, and where.
 * @param inside what to check, where the rest is as on a page that is checked whole
 */
export async function violationsInModes(
  page: Page,
  widths: readonly number[] = [1280],
  inside?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const mode of width === widths[0] ? modes : modes.slice(0, 1)) {
      await show(page, mode);
      const rules = mode === modes[0] ? undefined : colourRules;
      const here = await violations(page, inside, rules);
      found.push(...here.map((fault) => `${mode}, ${width} px: ${fault}`));
    }
  }
  return found;
}
