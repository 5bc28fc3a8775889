import { htmlLangOf, pathIn } from "../screens";
import { hosts, type HostName } from "../hosts/hosts";
import { serveAs } from "../hosts/serveAs";
import { openPage, waitForReact } from "./support/openPage";
import { test as base, expect } from "./support/test";
import { textsIn } from "./support/texts";

/** Playwright's test on a site that is served in the manner of a host. */
const test = base.extend<{ host: HostName }>({
  host: ["netlify", { option: true }],
  baseURL: async ({ host }, provide) => {
    const serving = await serveAs(host, "public");
    await provide(serving.origin);
    await serving.close();
  },
});

const placeOf = (address: string) => {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
};

for (const host of Object.keys(hosts) as HostName[]) {
  test.describe(`on ${host}`, () => {
    test.use({ host });

    test("every form of an address keeps query and place", async ({ page }) => {
      const tail = "?from=mail#main";
      for (const form of ["", "/", ".html", "/index.html"]) {
        await openPage(page, `/de/about${form}${tail}`);
        await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
        await expect.poll(() => placeOf(page.url())).toBe(`/de/about${tail}`);
      }
      await page.reload();
      await waitForReact(page);
      await expect(page).toHaveTitle(/^Über/);
      await openPage(page, "/de");
      await page.locator('main a[href="/de/blog"]').first().click();
      await expect.poll(() => placeOf(page.url())).toBe("/de/blog");
    });

    // Nothing of the site is asked there.
    if (host === "bare") return;

    test.describe("what is unknown", () => {
      test.use({ expectedProblems: [/status of 404/] });

      test("is answered in the language of the path", async ({ page }) => {
        for (const locale of ["en", "de"]) {
          const at = pathIn(locale, "/blog/nope?from=mail#place");
          const { notFound, skipLink } = textsIn(locale);
          const response = await openPage(page, at);
          expect(response?.status()).toBe(404);
          await expect(page.locator("h1")).toHaveText(notFound.title);
          await expect(page).toHaveTitle(new RegExp(`^${notFound.title}`));
          await expect(page.locator("html")).toHaveAttribute(
            "lang",
            htmlLangOf(locale),
          );
          expect(placeOf(page.url())).toBe(at);
          const skip = page.getByRole("link", { name: skipLink.label });
          await expect(skip).toHaveCount(1);
          await page.getByRole("link", { name: notFound.home }).click();
          await expect
            .poll(() => placeOf(page.url()))
            .toBe(pathIn(locale, "/"));
        }
      });
    });
  });
}

test.describe("without scripts", () => {
  test.use({
    host: "githubPages",
    javaScriptEnabled: false,
    expectedProblems: [/status of 404/],
  });

  test("githubPages answers in English, and leads to the other languages", async ({
    page,
  }) => {
    await page.goto("/de/blog/nope");
    await expect(page.locator("h1")).toHaveText(textsIn("en").notFound.title);
    const german = page.locator('header a[lang="de-DE"]');
    await german.first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  });
});
