import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { hasSearch } from "../../config/hasSearch";
import { languageTag } from "../../config/languageTag";
import { localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { searchIndexFolder } from "../../lib/searchIndex";
import { projectRoot } from "../projectRoot";
import { codeStamp } from "./codeStamp";
import { localeIndex } from "./localeIndex";
import { loadPagefind } from "./loadPagefind";
import { recordsByLocale } from "./recordsByLocale";
import { writeIndex } from "./writeIndex";

type Args = Parameters<typeof recordsByLocale>[0] &
  Pick<NodePluginArgs, "reporter" | "store">;

/** Makes the search's files of what is listed now; what has not changed stays as it is. */
export async function writeSearch(args: Args): Promise<void> {
  const root = projectRoot(args.store);
  const folder = path.join(root, "public", searchIndexFolder);
  if (!hasSearch(siteConfig)) {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  const activity = args.reporter.activityTimer("index for the search");
  activity.start();
  const records = recordsByLocale(args);
  const pagefind = loadPagefind(root);
  const code = codeStamp(root);
  const written = await Promise.all(
    [...records].map(([locale, own]) =>
      writeIndex(
        {
          folder: path.join(folder, locale),
          notes: path.join(root, ".cache/search", `${locale}.json`),
        },
        localeIndex(locale, own, languageTag, code),
        pagefind,
      ),
    ),
  );
  if (written.includes(true)) await pagefind.close();
  removeOthers(folder);
  const count = [...records.values()].flat().length;
  const isNew = written.includes(true) ? "" : ", none of them changed";
  activity.setStatus(`${count} pages${isNew}`);
  activity.end();
}

/** Languages that the site no longer speaks. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!localeCodes.includes(name)) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
