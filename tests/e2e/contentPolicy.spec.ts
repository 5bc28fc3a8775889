import { openPage } from "./support/openPage";
import { expect, test } from "./support/test";

test.use({ expectedProblems: [/Content Security Policy|attack\.example/] });

const attacks = {
  "an inline script": () => {
    const script = document.createElement("script");
    script.text = "window.attacked = true";
    document.body.append(script);
  },
  "a handler in an attribute": () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="data:," alt="" onerror="window.attacked = true">`,
    );
  },
  "a script of another host": () => {
    const script = document.createElement("script");
    script.src = "https://attack.example/script.js";
    document.body.append(script);
  },
};

test("what is not the site's own does not run", async ({ page }) => {
  await page.route("https://attack.example/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.attacked = true",
    }),
  );
  await openPage(page, "/about");
  for (const [name, attack] of Object.entries(attacks)) {
    const blocked = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const tell = (event: SecurityPolicyViolationEvent) =>
            resolve(event.effectiveDirective);
          addEventListener("securitypolicyviolation", tell, { once: true });
        }),
    );
    await page.evaluate(attack);
    expect(await blocked, name).toMatch(/^script-src/);
    expect(await page.evaluate(() => "attacked" in window), name).toBe(false);
  }
});
