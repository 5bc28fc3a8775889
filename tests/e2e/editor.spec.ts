import {
  openFolder,
  openPost,
  post,
  readFile,
  readPost,
  save,
  title,
} from "./support/editor";
import { expect, test } from "./support/test";

// Its policy keeps it from asking GitHub's state and a provider of fonts.
test.use({ expectedProblems: [/githubstatus|fontsource|blob:|sandboxing/] });

test("a post is previewed in the site's typeface, and nothing but what was changed is saved", async ({
  page,
}) => {
  await openFolder(page);
  await openPost(page);
  await expect(
    page.frameLocator("iframe").getByRole("main").locator("p").first(),
  ).toHaveCSS("font-family", /Source Serif/);
  await title(page, "English").fill("Changed");
  await save(page);
  const changed = readPost("en").replace(/^title: .*$/m, "title: Changed");
  await expect.poll(() => readFile(page, `${post}/index.mdx`)).toBe(changed);
  expect(await readFile(page, `${post}/index.de.mdx`)).toBe(readPost("de"));
});

test("the editor is in no index, and asks nobody before sign-in", async ({
  page,
  request,
}) => {
  const answered: string[] = [];
  page.on("response", (response) =>
    answered.push(new URL(response.url()).host),
  );
  await page.goto("/admin");
  await page.getByRole("button", { name: /Local Repository/ }).waitFor();
  const hosts = new Set(answered.filter(Boolean));
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
    "content",
    "noindex",
  );
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).not.toContain("/admin");
});
