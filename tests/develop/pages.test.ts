import { openSite } from "./support/openSite";

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(Number(process.env.DEVELOP_PORT ?? 8124));
}, 300_000);
afterAll(async () => {
  // It is missing where the start went wrong.
  await (site as typeof site | undefined)?.close();
});

test("a post with imports shows at its new address when it is moved", async () => {
  await site.open("/blog/what-to-charge", "What to charge");
  site.move(
    "content/blog/2026-05-12-what-to-charge",
    "content/blog/2026-05-12-what-to-ask",
  );
  await site.open("/blog/what-to-ask", "What to charge");
  await site.page.locator("main form input").first().waitFor();
}, 240_000);
