import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { program } from "../run/program";
import { expect, test } from "./support/test";

// Its policy keeps it from asking GitHub's state and a provider of fonts.
test.use({ expectedProblems: [/githubstatus|fontsource|blob:/] });

const post = "content/blog/2026-07-21-git-commands-i-use-weekly";
const files = {
  ".git/HEAD": "ref: refs/heads/main\n",
  "content/tags.yaml": readFileSync("content/tags.yaml", "utf8"),
  [`${post}/index.mdx`]: readFileSync(`${post}/en.mdx`, "utf8"),
  [`${post}/index.de.mdx`]: readFileSync(`${post}/de.mdx`, "utf8"),
};

/** Puts files into the browser's own file system, and hands it over in place of a folder. */
async function openEditor(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: () => navigator.storage.getDirectory(),
    });
  });
  await page.goto("/admin");
  await page.evaluate(async (texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const steps = name.split("/");
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(step, { create: true });
      }
      const file = await folder.getFileHandle(steps.at(-1) ?? "", {
        create: true,
      });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole("button", { name: /Local Repository/ }).click();
  await page
    .getByRole("link", { name: "Blog" })
    .or(page.getByText("Blog"))
    .first()
    .waitFor();
}

/** Reads a file of the browser's own file system; null while there is none. */
const readFile = (page: Page, name: string) =>
  page.evaluate(async (steps) => {
    try {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(step);
      }
      const file = await folder.getFileHandle(steps.at(-1) ?? "");
      return await (await file.getFile()).text();
    } catch {
      return null;
    }
  }, name.split("/"));

const editing = (page: Page, language: string) =>
  page.getByRole("group", { name: new RegExp(`Edit .?${language}`) });
const title = (page: Page, language: string) =>
  editing(page, language).getByRole("textbox", { name: "Title", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

/** What check:content finds in the site with these files beside its own. */
function checkContent(written: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), "editor-"));
  for (const name of [
    "node_modules",
    "src",
    "locales",
    "static",
    "package.json",
    "package-lock.json",
  ]) {
    symlinkSync(path.resolve(name), path.join(root, name));
  }
  cpSync("content", path.join(root, "content"), { recursive: true });
  for (const [name, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const [node = "", ...args] = program(
    "tsx",
    "src/node/cli/main.ts",
    "check:content",
  );
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: root,
    encoding: "utf8",
  });
  rmSync(root, { recursive: true });
  return { status, said: stdout + stderr };
}

test("a post is written in two languages, and the build takes it", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openEditor(page);
  await page.goto("/admin#/collections/blog/new");
  await title(page, "English").fill("A first post");
  await editing(page, "English")
    .getByRole("textbox", { name: "Text" })
    .fill("Hello.\n\n:::note\n\nA note.\n\n:::");
  await page.getByRole("radio", { name: "German" }).last().click();
  await title(page, "German").fill("Ein erster Beitrag");
  await editing(page, "German")
    .getByRole("textbox", { name: "Text" })
    .fill("Hallo.");
  await save(page);
  const day = new Date().toISOString().slice(0, 10);
  const folder = `content/blog/${day}-a-first-post`;
  await expect
    .poll(() => readFile(page, `${folder}/index.de.mdx`))
    .toBe("---\ntitle: Ein erster Beitrag\n---\n\nHallo.\n");
  const english = await readFile(page, `${folder}/index.mdx`);
  expect(english).toBe(
    "---\ntitle: A first post\n---\n\nHello.\n\n:::note\n\nA note.\n\n:::\n",
  );
  const { status, said } = checkContent({
    [`${folder}/index.mdx`]: english ?? "",
    [`${folder}/index.de.mdx`]:
      (await readFile(page, `${folder}/index.de.mdx`)) ?? "",
  });
  expect(status, said).toBe(0);
});

test("a changed title is the only line that changes", async ({ page }) => {
  await openEditor(page);
  await page.goto(
    `/admin#/collections/blog/entries/${path.basename(post)}/index`,
  );
  await title(page, "English").fill("Changed");
  await save(page);
  const before = files[`${post}/index.mdx`];
  await expect
    .poll(() => readFile(page, `${post}/index.mdx`))
    .toBe(before.replace(/^title: .*$/m, "title: Changed"));
  expect(await readFile(page, `${post}/index.de.mdx`)).toBe(
    files[`${post}/index.de.mdx`],
  );
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
