import type { Page } from "@playwright/test";
import { navigate, openPage } from "./support/openPage";
import { expect, test } from "./support/test";
import { violationsInModes } from "./support/violations";

test.use({
  expectedProblems: [/status of 500|ERR_INTERNET_DISCONNECTED/],
});

const message = "Our tours fail every week.";

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Maren Beispiel");
  await page.getByLabel("Your email").fill("maren@example.com");
  await page.getByLabel("What is it about?").fill(message);
}

const submit = (page: Page) =>
  page.getByRole("button", { name: "Send message" }).click();

/** Answers what the form sends; returns the bodies that arrived. */
async function answerPosts(page: Page, status: number): Promise<string[]> {
  const bodies: string[] = [];
  await page.route("**/contact/thanks", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    bodies.push(request.postData() ?? "");
    const body = "<h1>Taken</h1>";
    return route.fulfill({ status, contentType: "text/html", body });
  });
  return bodies;
}

test("a message is sent without leaving the page", async ({ page }) => {
  await openPage(page, "/contact");
  const bodies = await answerPosts(page, 200);
  await fillIn(page);
  expect(bodies).toEqual([]);
  await page.getByRole("button", { name: "Send message" }).dblclick();
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

test("words beside the fields, and a failure that loses nothing", async ({
  page,
}) => {
  await openPage(page, "/contact");
  await answerPosts(page, 500);
  await submit(page);
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  expect(await violationsInModes(page)).toEqual([]);
  await fillIn(page);
  await submit(page);
  const alert = page.locator(".contact-failure");
  await expect(alert.getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expect(page.getByLabel("What is it about?")).toHaveValue(message);
  expect(await violationsInModes(page, [390])).toEqual([]);
  await page.unrouteAll();
  await page.context().setOffline(true);
  await submit(page);
  await expect(alert).toBeVisible();
});

test("what is written is there again after another page, and in the other language", async ({
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
  await answerPosts(page, 200);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await navigate(page, "/contact");
  await expect(page.getByLabel("What is it about?")).toHaveValue("");
});

test("the address is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/de/contact");
  await page.getByRole("button", { name: "Adresse kopieren" }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("hello@example.com");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an ordinary form sends all fields, and leads to the thanks", async ({
    page,
  }) => {
    await page.goto("/contact");
    const bodies = await answerPosts(page, 200);
    await expect(
      page.getByRole("button", { name: "Copy address" }),
    ).toBeHidden();
    await fillIn(page);
    await submit(page);
    await expect(page.locator("h1")).toHaveText("Taken");
    await expect(page).toHaveURL(/\/contact\/thanks$/);
    expect(bodies[0]).toContain("form-name=contact");
    expect(bodies[0]).toContain("email=maren%40example.com");
  });
});
