import type { Page } from "@playwright/test";
import { parseFrontMatter } from "../../src/site/files/frontMatter";
import { checkContent } from "./support/checkContent";
import {
  editing,
  openFolder,
  openPost,
  picture,
  post,
  readFile,
  readPost,
  save,
  title,
} from "./support/editor";
import { pressOn, tabTo } from "./support/keyboard";
import { expect, test } from "./support/test";
import { violations } from "./support/violations";

// Its policy keeps it from asking GitHub's state and a provider of fonts.
test.use({ expectedProblems: [/githubstatus|fontsource|blob:|sandboxing/] });

const languages = { en: "English", de: "German" };

/** Writes a translation of the post, by the keyboard alone. */
async function writePost(page: Page, locale: keyof typeof languages) {
  const { keyboard } = page;
  const pane = editing(page, languages[locale]);
  const { data, body } = parseFrontMatter(readPost(locale));
  await expect(title(page, languages[locale])).toBeVisible();
  const write = async (name: string, text: unknown) => {
    await tabTo(pane.getByRole("textbox", { name, exact: true }));
    await keyboard.insertText(String(text));
  };
  await write("Title", data.title);
  await write("Text", body.trim());
  await write("Description", data.description);
  await pressOn(
    pane
      .getByRole("group", { name: /“.?Image.?” Field/ })
      .getByRole("button", { name: "Browse" }),
  );
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  if (locale === "en") {
    const chooser = page.waitForEvent("filechooser");
    await pressOn(dialog.getByRole("button", { name: "Upload" }));
    await (await chooser).setFiles(picture);
  } else {
    await pressOn(dialog.getByRole("listbox", { name: /Images/ }), "ArrowDown");
  }
  await pressOn(dialog.getByRole("button", { name: "Insert" }));
  await write("Image alt", data.image_alt);
}

test("by keyboard alone, a post is written that the build makes pages of", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const english = editing(page, "English");
  await openFolder(page);
  // The button above the list opens an empty menu on Enter.
  await pressOn(page.getByRole("button", { name: "Create Entry or Assets" }));
  await expect(page.getByRole("menuitem", { name: "Post" })).toBeFocused();
  await keyboard.press("Enter");
  await writePost(page, "en");
  await tabTo(english.getByRole("textbox", { name: "Date", exact: true }));
  await keyboard.type("10132026\t1200AM");
  await pressOn(english.getByRole("checkbox", { name: "alex" }), "Space");
  for (const tag of ["databases", "performance"]) {
    await pressOn(english.getByRole("combobox", { name: "Tags" }));
    const option = page.getByRole("option", { name: tag });
    await expect(option).toBeVisible();
    while (!(await option.evaluate((item) => item.matches(".focused")))) {
      await keyboard.press("ArrowDown");
    }
    await keyboard.press("Enter");
  }
  await pressOn(english.getByRole("radio", { name: "(None)" }), "ArrowLeft");
  await pressOn(english.getByRole("switch", { name: "Unlisted" }), "Space");
  await tabTo(english.getByRole("radio", { name: "English" }));
  await keyboard.press("ArrowRight");
  await writePost(page, "de");
  await pressOn(page.getByRole("button", { name: "Save" }));

  const day = new Date().toISOString().slice(0, 10);
  const folder = `content/blog/${day}-material-for-the-workshop-on-query-plans`;
  const written: Record<string, string> = {};
  for (const [locale, name] of [
    ["en", `${folder}/index.mdx`],
    ["de", `${folder}/index.de.mdx`],
  ] as const) {
    await expect.poll(() => readFile(page, name)).not.toBeNull();
    written[name] = (await readFile(page, name)) ?? "";
    const saved = parseFrontMatter(written[name]);
    const built = parseFrontMatter(readPost(locale));
    expect(saved.data).toEqual(built.data);
    expect(saved.body.trim()).toBe(built.body.trim());
    const prefix = locale === "en" ? "" : "/de";
    const answer = await request.get(`${prefix}/blog/query-plan-workshop`);
    expect(await answer.text()).toContain(String(built.data.title));
  }
  expect(await readFile(page, `${folder}/cover.png`)).not.toBeNull();
  const { status, said } = checkContent(written);
  expect(status, said).toBe(0);
});

test("a post is changed, renamed, and loses its German translation", async ({
  page,
}) => {
  await openFolder(page);
  await openPost(page);
  await title(page, "English").fill("Changed");
  await save(page);
  const changed = readPost("en").replace(/^title: .*$/m, "title: Changed");
  await expect.poll(() => readFile(page, `${post}/index.mdx`)).toBe(changed);
  expect(await readFile(page, `${post}/index.de.mdx`)).toBe(readPost("de"));

  await openPost(page);
  await page.getByRole("radio", { name: "Slug" }).click();
  await page.getByRole("button", { name: "Edit Slug" }).click();
  await page.getByRole("textbox", { name: "Slug" }).fill("2026-10-13-renamed");
  await page.keyboard.press("Enter");
  await save(page);
  const renamed = "content/blog/2026-10-13-renamed";
  await expect.poll(() => readFile(page, `${renamed}/index.mdx`)).toBe(changed);
  expect(await readFile(page, `${renamed}/index.de.mdx`)).toBe(readPost("de"));
  expect(await readFile(page, `${post}/index.mdx`)).toBeNull();

  await openPost(page, renamed);
  await page.getByRole("radio", { name: "German" }).last().click();
  await page.getByRole("button", { name: /German.? Content Options/ }).click();
  await page.getByRole("menuitem", { name: /Disable .?German/ }).click();
  await save(page);
  await expect.poll(() => readFile(page, `${renamed}/index.de.mdx`)).toBeNull();
  expect(await readFile(page, `${renamed}/index.mdx`)).toBe(changed);
});

test("an entry is previewed in the site's typeface; axe finds what Sveltia CMS brings", async ({
  page,
}) => {
  await openFolder(page);
  await openPost(page);
  await expect(
    page.frameLocator("iframe").getByRole("main").locator("p").first(),
  ).toHaveCSS("font-family", /Source Serif/);
  const found = await violations(page);
  // It forbids to zoom, and has no landmark around the form.
  expect(found.map((fault) => fault.split(" |")[0])).toEqual([
    "meta-viewport",
    "region",
  ]);
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
