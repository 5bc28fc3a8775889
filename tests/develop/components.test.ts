import { eventually } from "./support/eventually";
import { openSite } from "./support/openSite";

const folder = "content/blog/2026-05-12-what-to-charge";
const component = `${folder}/RateCalculator.tsx`;

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite(Number(process.env.DEVELOP_PORT ?? 8124));
  await site.open("/blog/what-to-charge", "What to charge");
  await site.page.locator("main form input").first().waitFor();
}, 300_000);
afterAll(async () => {
  // It is missing where the start went wrong.
  await (site as typeof site | undefined)?.close();
});

/** Waits for a text in the overlay in which Gatsby shows errors, and returns the whole. */
async function overlay(text: string): Promise<string> {
  const shown = await eventually(
    () =>
      site.page.evaluate(
        () =>
          document.querySelector("gatsby-fast-refresh")?.shadowRoot
            ?.textContent ?? "",
      ),
    (it) => it.includes(text),
  );
  expect(shown).toContain(text);
  return shown;
}

const isClear = () =>
  site.page.locator("gatsby-fast-refresh").waitFor({ state: "detached" });

/** Saves a component for a while, and puts it back. */
async function saving(
  file: string,
  change: (code: string) => string,
  act: () => Promise<void>,
) {
  const code = site.read(file);
  const changed = change(code);
  expect(changed).not.toBe(code);
  site.write(file, changed);
  try {
    await act();
  } finally {
    site.write(file, code);
    await site.rests();
  }
}

test("Rspack bundles", () => {
  expect(site.said(0)).not.toContain("webpack bundles");
});

test("a saved component keeps its state", async () => {
  const input = site.page.locator("main form input").first();
  await input.fill("7");
  await site.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await saving(
    component,
    (code) => code.replace("{texts[lang].title}", "Calculate!"),
    async () => {
      await site.shows("Calculate!");
      expect(await input.inputValue()).toBe("7");
    },
  );
  await site.page.getByText("Calculate!").waitFor({ state: "detached" });
  expect(await site.page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("the first stylesheet of a component is seen", async () => {
  site.write(
    "src/theme/shell/Added.module.css",
    ".root { outline: 3px solid rgb(1, 2, 3); }",
  );
  await saving(
    "src/theme/shell/Footer.tsx",
    (code) =>
      code
        .replace(
          "import * as css",
          'import * as added from "./Added.module.css";\nimport * as css',
        )
        .replace("className={css.root}", "className={added.root}"),
    async () => {
      const outline = await eventually(
        () =>
          site.page
            .locator("footer")
            .last()
            .evaluate((footer) => getComputedStyle(footer).outlineColor),
        (color) => color === "rgb(1, 2, 3)",
      );
      expect(outline).toBe("rgb(1, 2, 3)");
    },
  );
});

test("an error of syntax is shown with file and line, in the terminal and in the browser, and goes", async () => {
  const since = site.lines.length;
  await saving(
    component,
    (code) => code.replace("const id = useId();", "const id = = useId();"),
    async () => {
      const text = await overlay("const id = = useId();");
      expect(text).toContain("RateCalculator.tsx");
      expect(site.said(since)).toMatch(/RateCalculator\.tsx:\d+/);
      expect(site.said(since)).toMatch(/\d+ [|│].*const id = = useId/);
    },
  );
  await isClear();
});

test("an error at run time is shown with the code that threw it, and goes", async () => {
  const thrower = '{[""].map(() => { throw Error("No!"); })}';
  await saving(
    component,
    (code) => code.replace("{texts[lang].title}", thrower),
    async () => {
      await site.page.getByText("This page crashed").waitFor();
      await site.page.reload();
      const text = await overlay("throw Error");
      expect(text).toContain("No!");
      expect(text).toMatch(/RateCalculator\.tsx:\d+/);
    },
  );
  await isClear();
});

test("an import that is added to an open text shows", async () => {
  await site.open("/blog/git-commands-i-use-weekly", "Git commands");
  await saving(
    "content/blog/2026-07-21-git-commands-i-use-weekly/en.mdx",
    (text) =>
      text.replace(
        "\n---\n",
        '\n---\n\nimport { LazyRateCalculator } from "../2026-05-12-what-to-charge/LazyRateCalculator";\n\n<LazyRateCalculator lang="en" />\n',
      ),
    () => site.page.locator("main form input").first().waitFor(),
  );
  const form = site.page.locator("main form");
  await form.waitFor({ state: "detached" });
}, 120_000);

test("a page that was opened before its text is there shows it then", async () => {
  await site.page.goto(`${site.address}/blog/later`);
  await site.page.getByRole("heading", { level: 1 }).first().waitFor();
  site.write(
    "content/blog/2026-01-02-later.mdx",
    "---\ntitle: Later\n---\n\nHere I am.\n",
  );
  await site.shows("Here I am.");
}, 120_000);

test("a post with imports shows at its new address when it is moved", async () => {
  await site.open("/blog/what-to-charge", "What to charge");
  site.move(folder, "content/blog/2026-05-12-what-to-ask");
  await site.open("/blog/what-to-ask", "What to charge");
  await site.page.locator("main form input").first().waitFor();
}, 240_000);
