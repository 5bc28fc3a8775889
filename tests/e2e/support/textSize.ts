import type { Page } from "@playwright/test";

/** Sets the size of text as readers do in their browser; the size of the root alone moves no breakpoint. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}
