import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** A post of the tests' site; the editor changes it. */
export const post = "content/blog/2026-10-13-query-plan-workshop";
export const readPost = (locale: string) =>
  readFileSync(`${post}/${locale}.mdx`, "utf8");

const dataFiles = Object.fromEntries(
  ["authors", "tags", "series"].map((name) => [
    `content/${name}.yaml`,
    readFileSync(`content/${name}.yaml`, "utf8"),
  ]),
);
const files: Record<string, string> = {
  ".git/HEAD": "ref: refs/heads/main\n",
  ...dataFiles,
  [`${post}/index.mdx`]: readPost("en"),
  [`${post}/index.de.mdx`]: readPost("de"),
};

/** Puts files into the browser's own file system, and hands it over in place of a folder. */
export async function openFolder(page: Page) {
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
  const button = page.getByRole("button", { name: /Local Repository/ });
  await button.click();
  await expect(page.getByRole("treeitem", { name: "Blog" })).toBeVisible();
}

/** Opens the post in the editor. */
export async function openPost(page: Page) {
  await page.goto(
    `/admin#/collections/blog/entries/${path.basename(post)}/index`,
  );
  await expect(title(page, "English")).toBeVisible();
}

/** Reads a file of the browser's own file system; null while there is none. */
export const readFile = (page: Page, name: string) =>
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
export const title = (page: Page, language: string) =>
  editing(page, language).getByRole("textbox", { name: "Title", exact: true });
export const save = (page: Page) =>
  page.getByRole("button", { name: "Save" }).click();
