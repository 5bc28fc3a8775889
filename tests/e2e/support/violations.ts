import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const widths = [1280, 390] as const;
const modes = ["light", "dark"] as const;

/** All that another mode can change: the document is the same. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page as it stands, one line for each place. */
async function violations(
  page: Page,
  inside: string | undefined,
  rules?: string[],
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Preloading is for a rule about rotated phones, and fetches every stylesheet.
    .options({ preload: false })
    // There are no frames; otherwise each run would open a page to sum up in.
    .setLegacyMode();
  if (inside) axe.include(inside);
  if (rules) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
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
 * Checks a page in both modes without opening it anew, at one width or at all.
 * Returns what is wrong, and where.
 * @param inside what to check, where the rest is as on a page that is checked whole
 */
export async function violationsInModes(
  page: Page,
  at: readonly number[] = widths,
  inside?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 844 });
    for (const mode of modes) {
      await show(page, mode);
      const rules = mode === modes[0] ? undefined : colourRules;
      const here = await violations(page, inside, rules);
      found.push(...here.map((fault) => `${mode}, ${width} px: ${fault}`));
    }
  }
  return found;
}
