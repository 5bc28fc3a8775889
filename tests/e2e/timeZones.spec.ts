import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

// Where it is still yesterday.
test.use({ timezoneId: "America/Los_Angeles" });

// What React would have to write anew fails the test by its complaint, too.
test("dates stay as the server wrote them @ci", async ({ page }) => {
  for (const path of ["/de/blog/archive", "/blog/first-blog-post"]) {
    await openPage(page, path);
    const { sent, shown } = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      const parsed = new DOMParser().parseFromString(html, "text/html");
      const times = (from: Document) =>
        [...from.querySelectorAll("main time")].map(
          ({ outerHTML }) => outerHTML,
        );
      return { sent: times(parsed), shown: times(document) };
    });
    expect(sent.length).toBeGreaterThan(0);
    expect(shown).toEqual(sent);
  }
});
