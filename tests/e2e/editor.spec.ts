import { readSiteFile } from "../siteRoot";
import { expect, test } from "./support/test";

// Its policy keeps it from asking GitHub's state and a provider of fonts.
test.use({ expectedProblems: [/githubstatus|fontsource|blob:|sandboxing/] });

const post = "content/blog/2026-10-13-query-plan-workshop/index.mdx";

test("the editor lists posts, and asks nobody @ci", async ({ page }) => {
  test.slow();
  const answered = new Set<string>();
  page.on("response", (response) => {
    answered.add(new URL(response.url()).host);
  });
  // The browser's own file system takes the place of a folder.
  await page.addInitScript(() => {
    const showDirectoryPicker = () => navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker });
  });
  await page.goto("/admin");
  const files = {
    ".git/HEAD": "ref: refs/heads/main\n",
    [post]: readSiteFile(post.replace("index.mdx", "en.mdx")),
  };
  await page.evaluate(async (texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const steps = name.split("/");
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1))
        folder = await folder.getDirectoryHandle(step, { create: true });
      const last = steps.at(-1) ?? "";
      const file = await folder.getFileHandle(last, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole("button", { name: /Local Repository/ }).click();
  const blog = page.getByRole("treeitem", { name: "Blog" });
  // It is large, and begins slowly.
  await expect(blog).toHaveText(/Blog\s*1\s*$/, { timeout: 30_000 });
  answered.delete("");
  expect([...answered]).toEqual([new URL(page.url()).host]);
  const robots = page.locator('meta[name="robots"]').first();
  await expect(robots).toHaveAttribute("content", "noindex");
});
