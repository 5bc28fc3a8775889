import { pathIn, htmlLangOf, locales } from "../screens";
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

    for (const form of ["", "/", ".html", "/index.html"]) {
      test(`/de/about${form} keeps query and place, and goes on`, async ({
        page,
      }) => {
        const tail = "?from=mail#main";
        await openPage(page, `/de/about${form}${tail}`);
        await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
        await expect.poll(() => placeOf(page.url())).toBe(`/de/about${tail}`);
        await page.reload();
        await waitForReact(page);
        await expect(page).toHaveTitle(/^Über/);
        await page.goto("/de");
        await waitForReact(page);
        await page.locator('main a[href="/de/blog"]').first().click();
        await expect.poll(() => placeOf(page.url())).toBe("/de/blog");
      });
    }

    // Nothing of the site is asked there.
    if (host === "bare") return;

    test.describe("what is unknown", () => {
      test.use({ expectedProblems: [/status of 404/] });

      for (const locale of locales) {
        for (const path of ["/nope", "/blog/nope?from=mail#place"]) {
          const at = pathIn(locale, path);
          const texts = textsIn(locale).notFound;

          test(`${at} is answered in ${locale}`, async ({ page }) => {
            const response = await openPage(page, at);
            expect(response?.status()).toBe(404);
            await expect(page.locator("h1")).toHaveText(texts.title);
            await expect(page).toHaveTitle(new RegExp(`^${texts.title}`));
            await expect(page.locator("html")).toHaveAttribute(
              "lang",
              htmlLangOf(locale),
            );
            expect(placeOf(page.url())).toBe(at);
            const skip = page.getByRole("link", {
              name: textsIn(locale).skipLink.label,
            });
            await expect(skip).toHaveCount(1);
            await page.getByRole("link", { name: texts.home }).click();
            await expect
              .poll(() => placeOf(page.url()))
              .toBe(pathIn(locale, "/"));
          });
        }
      }
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/status of 404/] });

  for (const host of ["netlify", "cloudflarePages", "configured"] as const) {
    test.describe(() => {
      test.use({ host });
      test(`${host} answers in the language of the path`, async ({ page }) => {
        await page.goto("/de/blog/nope");
        await expect(page.locator("h1")).toHaveText(
          textsIn("de").notFound.title,
        );
      });
    });
  }

  test.describe(() => {
    test.use({ host: "githubPages" });
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
});
