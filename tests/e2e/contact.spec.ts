import type { Page } from "@playwright/test";
import { answerPosts, fillIn, message } from "./support/contact";
import { openPage } from "./support/openPage";
import { copied } from "./support/storage";
import { expect, test } from "./support/test";

const send = (page: Page) => page.getByRole("button", { name: "Send message" });

test("a message is sent without leaving the page", async ({ page }) => {
  await openPage(page, "/contact");
  const bodies = await answerPosts(page);
  await fillIn(page);
  expect(bodies).toEqual([]);
  await send(page).dblclick();
  await expect(page.locator(".contact-sent")).toBeFocused();
  expect(bodies).toHaveLength(1);
  await expect(page.locator(".contact form")).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({
    "form-name": "contact",
    name: "Maren Beispiel",
    email: "maren@example.com",
    message,
    deadline: "",
    website: "",
  });
});

test("the address is copied @ci", async ({ page }) => {
  await openPage(page, "/de/contact");
  await page.getByRole("button", { name: "Adresse kopieren" }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeFocused();
  expect(await copied(page)).toBe("hello@example.com");
});
