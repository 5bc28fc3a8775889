import path from "node:path";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import { syncContent } from "../../src/node/nodes/syncContent";
import { recordsByLocale } from "../../src/node/search/recordsByLocale";
import { doTask } from "../../src/node/search/indexTask";
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
  const tasks = locales.map((locale) => ({
    root,
    folder: path.join(folder, searchIndexFolder),
    notes: path.join(folder, "notes"),
    locale,
    records: [...(own.get(locale) ?? []), ...generatedRecords(count, locale)],
  }));
  const start = performance.now();
  const before = process.cpuUsage();
  for (const task of tasks) await doTask(task);
  const { user, system } = process.cpuUsage(before);
  return { spent: performance.now() - start, cpu: (user + system) / 1000 };
}
