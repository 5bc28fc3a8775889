import type { Page } from "@playwright/test";
import { openPage } from "../e2e/support/openPage";
import { expect, test } from "../e2e/support/test";
import { violationsInModes, widths } from "../e2e/support/violations";
import { versionMenu } from "./support/menus";

type State = {
  path: string;
  widths?: readonly number[];
  enter?: (page: Page) => Promise<void>;
};

const openDrawer = async (page: Page) => {
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await expect(page.locator('[data-view="secondary"]')).toBeInViewport();
};

/** One page of each kind, and what opens on them. */
const states: Record<string, State> = {
  page: { path: "/docs/next/start/first-week" },
  "page in German": { path: "/de/docs/next/start/first-week" },
  "start of an old version": { path: "/docs/1.0" },
  "page that a version alone has": { path: "/docs/1.0/phone" },
  "page that is not translated": { path: "/de/docs/work/invoices" },
  "unlisted page": { path: "/docs/next/offer" },
  "index of a category": { path: "/docs/next/start" },
  tags: { path: "/docs/tags" },
  tag: { path: "/docs/tags/craft" },
  "open versions": {
    path: "/docs/start/access",
    widths: [1280],
    enter: (page) => versionMenu(page).button.click(),
  },
  "open drawer": {
    path: "/docs/next/start/access",
    widths: [390],
    enter: openDrawer,
  },
  "open contents": {
    path: "/docs/next/start/access",
    widths: [390],
    enter: (page) => page.locator("main summary").first().click(),
  },
};

for (const [name, { path, enter, widths: at = widths }] of Object.entries(
  states,
)) {
  test(`${name} has no barrier`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: at[0] ?? 1280, height: 844 });
    await openPage(page, path);
    await enter?.(page);
    expect(await violationsInModes(page, at)).toEqual([]);
  });
}
