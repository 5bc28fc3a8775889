import type { Page } from "@playwright/test";
import { follow, openPage } from "./support/openPage";
import { isGerman, samplePages } from "./support/samplePages";
import { openSearch } from "./support/search";
import { expect, test } from "./support/test";

/**
 * Does to the page what Chrome's translation does: each text is replaced by
 * an element (there <font>), also those that come or change later.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      const isLeftOut = parent?.closest(
        "x-font, option, script, style, textarea, title, noscript, svg, [translate=no]",
      );
      if (!parent || isLeftOut || !text.data.trim()) return;
      const inner = document.createElement("x-font");
      inner.append(text.data);
      text.replaceWith(inner);
    };
    const wrapAll = (root: Node) => {
      if (root instanceof Text) wrap(root);
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      found.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === "characterData") wrap(target as Text);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });

/** Presses everything that folds, opens or changes a part of the page, and counts it. */
const pressAll = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      "main :is(summary, [role=tab], .code-figure button, .contact-copy, input, select)",
    );
    for (const part of parts) {
      if (part instanceof HTMLSelectElement) part.selectedIndex = 1;
      part.dispatchEvent(new Event("change", { bubbles: true }));
      part.click();
    }
    return parts.length;
  });

const expectNoCrash = (page: Page) =>
  expect(
    page.getByText(/This page crashed|Die Seite ist abgestürzt/),
  ).toHaveCount(0);

test("every kind of page, its parts and the way between them", async ({
  page,
}) => {
  test.slow();
  await openPage(page, "/about");
  await translate(page);
  let pressed = 0;
  for (const path of samplePages.filter((one) => !isGerman(one))) {
    await follow(page, path);
    pressed += await pressAll(page);
    await expectNoCrash(page);
  }
  expect(pressed).toBeGreaterThan(20);
  await page.goBack();
  await page.goBack();
  await page.goForward();
  await expectNoCrash(page);
});

test("the bar, its menus, the drawer and the languages @ci", async ({
  page,
}) => {
  await openPage(page, "/handbook");
  await translate(page);
  const bar = page.getByRole("banner");
  for (const width of [1280, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const button of await bar.getByRole("button").all()) {
      if (!(await button.isVisible())) continue;
      await button.click();
      await page.keyboard.press("Escape");
    }
  }
  await page.locator("[data-dated=announcementBar] button").click();
  for (const name of ["Deutsch", "English", "Deutsch"]) {
    await bar.getByRole("button", { name: /: (?:Deutsch|English)$/ }).click();
    await bar.getByRole("link", { name }).click();
    await expect(page.locator("html")).toHaveAttribute(
      "lang",
      name === "English" ? "en-GB" : "de-DE",
    );
  }
  await expectNoCrash(page);
});

test("the search @ci", async ({ page }) => {
  await openPage(page, "/about");
  await translate(page);
  const { field, options, status } = await openSearch(page);
  for (const query of ["contract", "contract work", "zzqqxx", "git"]) {
    await field.fill(query);
    await expect(status.filter({ hasText: /found|contains/ })).toBeVisible();
    await expectNoCrash(page);
  }
  await options.first().click();
  await expect(page.locator("h1")).toBeVisible();
  await expectNoCrash(page);
});
