import type { Page } from "@playwright/test";

export const message = "Our tours fail every week.";

/** Fills in what the contact form asks for. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Maren Beispiel");
  await page.getByLabel("Your email").fill("maren@example.com");
  await page.getByLabel("What is it about?").fill(message);
}

/** Answers what the form sends; returns the bodies that arrived. */
export async function answerPosts(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route("**/contact/thanks", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    bodies.push(request.postData() ?? "");
    const body = "<h1>Taken</h1>";
    return route.fulfill({ contentType: "text/html", body });
  });
  return bodies;
}
