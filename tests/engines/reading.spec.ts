import {
  expectFocus,
  expectHeading,
  expectPath,
  expectShown,
  goBack,
} from "./actions";
import { expect, type Tab, test } from "./test";

const post = "/blog/accessible-forms";

test("choices are kept", async ({ tab }) => {
  const announcement = "[role=region][aria-label]";
  await tab.open("/");
  await tab.click(`${announcement} button`);
  await expectShown(tab, announcement, false);
  await tab.click("header button:has([data-icon])");
  const mode = () => tab.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(mode).toBe("dark");
  await tab.open("/de/blog");
  expect(await mode()).toBe("dark");
  await expectShown(tab, announcement, false);
});

test("tabs are worked by pointer and keys", async ({ tab }) => {
  await tab.open("/writing");
  await tab.click(".tabs[data-active] [role=tab]:last-child");
  await expectFocus(tab, "[role=tab][aria-selected=true]:last-child");
  await tab.press("ArrowRight");
  await expectFocus(tab, "[role=tab][aria-selected=true]:first-child");
  await tab.press("Tab");
  await expectFocus(tab, "[role=tabpanel]");
});

test("a picture opens larger; Escape and a press on it close it", async ({
  tab,
}) => {
  const enlarge = ".figure-enlarge";
  const dialog = ".figure-dialog";
  await tab.open("/writing");
  const press = () => tab.click(`${dialog} img`);
  for (const close of [() => tab.press("Escape"), press]) {
    await tab.click(enlarge);
    await expectShown(tab, dialog);
    await expect
      .poll(() =>
        tab.evaluate(
          () =>
            document.querySelector<HTMLImageElement>(".figure-dialog img")
              ?.naturalWidth,
        ),
      )
      .toBeGreaterThan(700);
    await close();
    await expectShown(tab, dialog, false);
    await expectFocus(tab, enlarge);
  }
  await expectPath(tab, "/writing");
});

/** How far an element is below what stays at the top of the window. */
const findRest = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top;
    const root = getComputedStyle(document.documentElement);
    return Math.round((top ?? NaN) - parseFloat(root.scrollPaddingTop));
  }, selector);

test("contents lead to a heading, and mark it", async ({ tab }) => {
  const expectRest = (selector: string) =>
    expect
      .poll(async () => Math.abs(await findRest(tab, selector)))
      .toBeLessThanOrEqual(1);
  await tab.open(post);
  const entry = 'main nav a[href="#errors-that-stay"]';
  await tab.click(entry);
  await expectShown(tab, `${entry}[aria-current=location]`);
  await expectPath(tab, `${post}#errors-that-stay`);
  await expectRest("#errors-that-stay");
  const sign = await tab.evaluate(() => {
    const anchor = document.querySelector(".prose .anchor");
    return anchor && getComputedStyle(anchor, "::before").content;
  });
  expect(sign).toMatch(/^"#"/);
  // An address with a place is opened there.
  await tab.open("/about");
  await tab.open(`${post}#how-i-test-it`);
  await expectRest("#how-i-test-it");
  // On a phone they fold.
  await tab.resize(500, 800);
  const folded = 'main nav details a[href="#errors-that-stay"]';
  await expectShown(tab, folded, false);
  await tab.click("main nav summary");
  await expectShown(tab, folded);
  await tab.click("main nav summary");
  await expectShown(tab, folded, false);
});

test("a link keeps the document, and Back the place", async ({ tab }) => {
  await tab.open("/blog");
  await tab.evaluate(() => {
    document.documentElement.dataset.mark = "kept";
    scrollTo({ top: 700, behavior: "instant" });
  });
  await tab.click('header nav a[href="/about"]');
  await expectHeading(tab, "About me");
  expect(await tab.evaluate(() => [document.title, scrollY])).toEqual([
    "About me | Alex Example",
    0,
  ]);
  await goBack(tab);
  await expectPath(tab, "/blog");
  await expect.poll(() => tab.evaluate(() => Math.round(scrollY))).toBe(700);
  await expectShown(tab, "[data-mark=kept]");
});
