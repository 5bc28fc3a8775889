import type { Page } from "@playwright/test";

/** What hides the ring of the element in focus, if anything does. */
export const faultOfFocusRing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;

    const numbersOf = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = numbersOf(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isClear = (colour: string) => numbersOf(colour)[3] === 0;
    const groundOf = (start: Element | null): string => {
      for (let at = start; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    };

    const style = getComputedStyle(node);
    const { outlineStyle, outlineColor } = style;
    const width = outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
    const offset = parseFloat(style.outlineOffset);
    const name = `${node.localName} "${node.textContent.trim().slice(0, 30)}"`;
    if (width < 2) return `${name} has no ring`;

    const ground = groundOf(offset < 0 ? node : node.parentElement);
    const [dark = 0, light = 0] = [luminance(outlineColor), luminance(ground)]
      .sort((a, b) => a - b)
      .map((value) => value + 0.05);
    if (light / dark < 3) {
      return `${name}: ${outlineColor} cannot be seen on ${ground}`;
    }

    const reach = Math.max(0, width + offset);
    const own = node.getBoundingClientRect();
    for (let at = node.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (at === document.body || at === document.documentElement) break;
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      if (
        own.left - reach < box.left - 1 ||
        own.right + reach > box.right + 1 ||
        own.top - reach < box.top - 1 ||
        own.bottom + reach > box.bottom + 1
      ) {
        return `${name}: its ring is cut off by ${at.localName}.${at.className}`;
      }
    }
    return null;
  });
