import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { layOut } from "../run/layOut";

/** The end of the languages in the site config. */
const end = "    },\n  },\n  timeZone";

/**
 * Lays the project out in a folder and adds a third language to it, as an
 * owner would: an entry of the config, a folder of texts, some content. The
 * language is Arabic: it runs from right to left, has six plural forms and
 * digits of its own. Of its texts some are missing on purpose.
 */
export function prepareSite(folder: string): void {
  layOut(folder, {
    fixtures: ["site", "thirdLanguage"],
    without: /^bench\/peers\//,
  });
  const config = path.join(folder, "src/config/site.ts");
  const text = readFileSync(config, "utf8");
  if (!text.includes(end)) throw new Error(`${config} has no place for it`);
  const entry = readFileSync("tests/fixtures/thirdLanguage/locale.txt", "utf8");
  writeFileSync(config, text.replace(end, entry + end));
}
