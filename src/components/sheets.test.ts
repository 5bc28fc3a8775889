/** @jest-environment node */
import path from "node:path";
import { gzipSync } from "node:zlib";
import { componentStyles } from "../site/markdown/componentStyles";

const root = path.join(__dirname, "../..");

test.each(["call-to-action", "cards", "dates", "details", "offers", "steps"])(
  "the sheet of %s is small, and says nothing of others",
  async (folder) => {
    const css = await componentStyles(root, [folder], "");
    expect(css).toContain("@layer components{");
    expect(gzipSync(css).length).toBeLessThan(800);
    // Of classes, its own and the one around all texts.
    const classes = new Set(css.match(/(?<=[\s{},>(:]|^)\.[a-z][a-z-]*/g));
    expect(classes.size).toBeGreaterThan(1);
    const foreign = [...classes].filter(
      (name) =>
        name !== ".prose" &&
        name !== ".heading" &&
        !name.startsWith(`.${folder.replace(/s$/, "")}`),
    );
    expect(foreign).toEqual([]);
  },
);
