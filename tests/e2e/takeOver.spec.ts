import { dataOf, scriptOf } from "./support/addresses";
import { hold } from "./support/hold";
import { waitForReact } from "./support/openPage";
import { requestsOf } from "./support/requestsOf";
import { expect, test } from "./support/test";

const script = /\.js$/;
const appScript = /\/app-[\w-]+\.js$/;

for (const [path, template] of [
  ["/blog", "blog-list"],
  ["/de/blog/first-blog-post", "blog-post"],
] as const) {
  test(`${path} asks for all that takes it over at once`, async ({ page }) => {
    const requests = requestsOf(page);
    const app = await hold(page, appScript);
    await page.goto(path, { waitUntil: "commit" });
    for (const file of [dataOf(path), scriptOf(template), appScript]) {
      await expect
        .poll(() => requests.some((asked) => file.test(asked)))
        .toBe(true);
    }
    const early = requests.filter((file) => script.test(file));
    await app.release();
    await waitForReact(page);
    const needed = requests.filter((file) => script.test(file));
    expect(needed.slice(early.length)).toEqual([]);
  });
}

test("a page behind others is taken over, though nothing is painted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/blog");
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector("h1") ?? {}).some((key) =>
        key.startsWith("__react"),
      ),
    undefined,
    { polling: 50 },
  );
});
