/** @jest-environment node */
import path from "node:path";
import { gzipSync } from "node:zlib";
import katex from "katex";
import { componentStyles } from "../site/markdown/componentStyles";

const root = path.join(__dirname, "../..");

/** The classes of texts, of texts with headings in the margin, and of headings. */
const around = [".prose", ".sections", ".heading"];

test.each(["call-to-action", "cards", "dates", "details", "offers", "steps"])(
  "the sheet of %s is small, and says nothing of others",
  async (folder) => {
    const css = await componentStyles(root, [folder], "");
    expect(css).toContain("@layer components{");
    expect(gzipSync(css).length).toBeLessThan(800);
    // Of classes, its own and those of what is around it.
    const classes = new Set(css.match(/(?<=[\s{},>(:]|^)\.[a-z][a-z-]*/g));
    expect(classes.size).toBeGreaterThan(1);
    const foreign = [...classes].filter(
      (name) =>
        !around.includes(name) &&
        !name.startsWith(`.${folder.replace(/s$/, "")}`),
    );
    expect(foreign).toEqual([]);
  },
);

test("the sheet of formulas names KaTeX's elements as KaTeX does", async () => {
  const css = await componentStyles(root, ["math"], "");
  const written = katex.renderToString("a \\tag{1}", { displayMode: true });
  const classes = css.match(/(?<=\.)[a-z][a-z-]*(?=[\s:,{>)])/g) ?? [];
  const unknown = new Set(
    classes.filter(
      (name) => !/^math/.test(name) && !written.includes(`"${name}"`),
    ),
  );
  expect([...unknown]).toEqual([]);
});
