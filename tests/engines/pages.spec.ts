import { isGerman, samplePages } from "../e2e/support/samplePages";
import { expectFocus, expectShown } from "./actions";
import { expect, test } from "./test";

const post = "/blog/accessible-forms";

/** What is right or wrong with a page, in both colour modes. */
function lookAtPage() {
  const root = document.documentElement;
  const lightnessIn = (mode: string) => {
    root.dataset.theme = mode;
    const { backgroundColor } = getComputedStyle(document.body);
    const channels = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return Math.max(...channels) > 128 ? "light" : "dark";
  };
  return {
    lang: root.lang,
    headings: document.querySelectorAll("h1").length,
    modes: [lightnessIn("dark"), lightnessIn("light")],
    isTooWide: root.scrollWidth > innerWidth,
  };
}

for (const half of [0, 1])
  test(`every template, in all modes, ${half + 1} of 2`, async ({ tab }) => {
    test.slow();
    const english = samplePages.filter((path) => !isGerman(path));
    for (const path of english.filter((_, at) => at % 2 === half)) {
      await tab.open(path);
      const looks = await tab.evaluate(lookAtPage);
      await tab.resize(500, 800);
      const narrow = await tab.evaluate(lookAtPage);
      await tab.resize(1280, 800);
      expect(narrow, path).toEqual(looks);
      expect(looks, path).toEqual({
        lang: "en-GB",
        headings: 1,
        modes: ["dark", "light"],
        isTooWide: false,
      });
    }
  });

test("without scripts all can be read and reached", async ({ tab }) => {
  await tab.openWithoutScript("/writing");
  await expectShown(tab, ".tabs-list", false);
  for (const selector of [
    ".tabs-panel:last-child",
    'header a[href="/blog"]',
    'header a[href="/search"]',
  ]) {
    await expectShown(tab, selector);
  }
  await expectShown(tab, "header button[data-script=only]", false);
  await tab.resize(500, 800);
  await tab.openWithoutScript(post);
  await expectShown(tab, 'nav a[href="/about"]');
  await expectShown(tab, 'header a[href^="/de/"]');
  await tab.click("main nav summary");
  await expectShown(tab, 'main nav details a[href="#errors-that-stay"]');
});

test("keys begin with the link into the content", async ({ tab }) => {
  await tab.open("/about");
  await tab.press("Tab");
  await expectFocus(tab, 'a[href="#main"]');
  expect(
    await tab.evaluate(() => {
      const { activeElement } = document;
      return activeElement && getComputedStyle(activeElement).outlineStyle;
    }),
  ).toBe("solid");
  await tab.press("Enter");
  await expectFocus(tab, "main");
  await tab.press("Tab");
  await expectFocus(tab, "main a");
});

test("pictures arrive as they are scrolled to", async ({ tab }) => {
  await tab.open("/projects");
  const missing = () =>
    tab.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return [...document.images]
        .filter((image) => image.checkVisibility() && !image.naturalWidth)
        .map(({ src }) => src);
    });
  await expect.poll(missing).toEqual([]);
});
