import { expect, test } from "./support/test";

// Its policy keeps it from asking GitHub's state and a provider of fonts.
test.use({ expectedProblems: [/githubstatus|fontsource|blob:|sandboxing/] });

const post = "content/blog/2026-10-13-query-plan-workshop/index.mdx";
const words = `---
title: Workshop
# The editor's form has a switch for it
comments: https://social.example/@a/1
authors: alex
own: [{ a: b }]
---

Words.
`;

test("the editor lists posts, asks nobody, and saves what has changed alone @ci", async ({
  page,
}) => {
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
    [post]: words,
    // Without it, a save makes an error of Sveltia CMS's own.
    [post.replace("index", "index.de")]: words,
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
  await blog.click();
  await page.getByRole("row").filter({ hasText: "Workshop" }).click();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.first().fill("Course");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const readPost = () =>
    page.evaluate(async (steps) => {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1))
        folder = await folder.getDirectoryHandle(step);
      const file = await folder.getFileHandle(steps.at(-1) ?? "");
      return (await file.getFile()).text();
    }, post.split("/"));
  const saved = words.replace("title: Workshop", "title: Course");
  await expect.poll(readPost, { timeout: 30_000 }).toBe(saved);
  answered.delete("");
  expect([...answered]).toEqual([new URL(page.url()).host]);
  const robots = page.locator('meta[name="robots"]').first();
  await expect(robots).toHaveAttribute("content", "noindex");
});
