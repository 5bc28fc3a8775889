import { mkdirSync } from "node:fs";
import path from "node:path";
import { languageTag } from "../../src/config/languageTag";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import { syncContent } from "../../src/node/nodes/syncContent";
import { codeStamp } from "../../src/node/search/codeStamp";
import { loadPagefind } from "../../src/node/search/loadPagefind";
import { localeIndex } from "../../src/node/search/localeIndex";
import { recordsByLocale } from "../../src/node/search/recordsByLocale";
import { writeIndex } from "../../src/node/search/writeIndex";
import { withoutGatsby } from "../../src/node/withoutGatsby";
import { locales } from "../posts/types";
import { generatedRecords } from "./generatedRecords";

/**
 * Makes the search's files of the site's own texts and of so many generated
 * posts in both languages, below a folder that stands for `public`.
 * @returns milliseconds that pass, and milliseconds of this process's own
 * processor time, for the build's step: records to files. Pagefind's are not in it.
 */
export async function indexAtScale(
  root: string,
  count: number,
  folder: string,
): Promise<{ spent: number; cpu: number }> {
  const gatsby = withoutGatsby(root);
  await syncContent(gatsby.args);
  const own = recordsByLocale(gatsby.args);
  const records = locales.map((locale) => ({
    locale,
    all: [...(own.get(locale) ?? []), ...generatedRecords(count, locale)],
  }));
  const pagefind = loadPagefind(root);
  mkdirSync(folder, { recursive: true });
  const code = codeStamp(root);
  const start = performance.now();
  const before = process.cpuUsage();
  await Promise.all(
    records.map(({ locale, all }) =>
      writeIndex(
        {
          folder: path.join(folder, searchIndexFolder, locale),
          notes: path.join(folder, "notes", `${locale}.json`),
        },
        localeIndex(locale, all, languageTag, code),
        pagefind,
      ),
    ),
  );
  await pagefind.close();
  const { user, system } = process.cpuUsage(before);
  return { spent: performance.now() - start, cpu: (user + system) / 1000 };
}
