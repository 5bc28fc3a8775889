import type { Page } from "@playwright/test";
import { answerPosts, fillIn, message } from "./support/contact";
import { navigate, openPage } from "./support/openPage";
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

test("what is written stays until it is sent, the address is copied @ci", async ({
  page,
}) => {
  await openPage(page, "/contact");
  await fillIn(page);
  await navigate(page, "/privacy");
  await expect(page.locator("h1")).toHaveText("Privacy");
  await page.goBack();
  await expect(page.getByLabel("What is it about?")).toHaveValue(message);
  await navigate(page, "/de/contact");
  await expect(page.locator("#contact-message")).toHaveValue(message);
  await page.getByRole("button", { name: "Adresse kopieren" }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeFocused();
  expect(await copied(page)).toBe("hello@example.com");
  await answerPosts(page);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await navigate(page, "/contact");
  await expect(page.getByLabel("What is it about?")).toHaveValue("");
});
