import path from "node:path";
import { listFiles } from "../paths";
import { asRecord, pickField, pickText, readDataFile } from "./readFields";
import { readFolder } from "./readFolder";
import { replaceShortcodes } from "./shortcodes";
import type { Fields, Generator, Report } from "./source";

const folder = "config/_default";
const mains = ["hugo", "config"].flatMap((name) =>
  ["toml", "yaml", "yml", "json"].map((ending) => `${name}.${ending}`),
);

/** Reads the config: one file, or a folder with one for some of its parts, such as languages.de.toml. */
function readConfig(root: string, report: Report): Fields {
  const config: Fields = {};
  for (const file of [...mains, ...listFiles(root, folder)]) {
    const [part = "", code = ""] = path.posix.parse(file).name.split(".");
    const read = readDataFile(path.join(root, file), report);
    if (mains.includes(path.posix.basename(file))) Object.assign(config, read);
    else if (code) config[part] = { ...asRecord(config[part]), [code]: read };
    else config[part] = read;
  }
  return config;
}

/** A shortcode, such as `{{< figure src="a.png" >}}`. */
const shortcode = String.raw`\{\{[<%]\s*(?<close>\/?)\s*(?<name>\w[\w./-]*)(?<params>(?:"(?:\\.|[^"])*"|${"`[^`]*`"}|[^"${"`"}])*?)\s*\/?[>%]\}\}`;

/** A site of Hugo, with its languages by folder or by suffix. */
export const hugo: Generator = {
  name: "Hugo",
  marks: [folder, "archetypes", ...mains],
  read: (root, report) => {
    const config = readConfig(root, report);
    const main =
      pickText(config, "defaultContentLanguage languageCode") ?? "en";
    const content = pickText(config, "contentDir") ?? "content";
    const languages = asRecord(pickField(config, "languages"));
    const folders = Object.entries(languages).map(
      ([code, fields]) =>
        [pickText(asRecord(fields), "contentDir") ?? content, code] as const,
    );
    const hasFolders = new Set(folders.map(([name]) => name)).size > 1;
    const languageOf = new Map(hasFolders ? folders : [[content, main]]);
    return {
      root,
      url: pickText(config, "baseURL"),
      lang: main,
      staticFolders: ["static", "assets"],
      entries: readFolder(root, report, {
        files: new RegExp(
          `^(?<lang>${[...languageOf.keys()].join("|")})/(?<path>.*)\\.(?:md|markdown|html)$`,
        ),
        cleanBody: (body, { report: reportLine }) =>
          replaceShortcodes(body, shortcode, reportLine).replace(
            // What Hugo shows as it is, such as {{</* ref */>}}.
            /(\{\{[<%])\/\*([^]*?)\*\/([>%]\}\})/g,
            "$1$2$3",
          ),
        locate: ({ path: name, lang: written = main }, fields) => {
          const lang = languageOf.get(written) ?? written;
          const [section = "", ...rest] = name.split("/");
          const isDated = pickField(fields, "date publishDate") !== undefined;
          const kind = section === "docs" ? "doc" : isDated ? "post" : "page";
          const isAtRoot =
            lang === main &&
            pickField(config, "defaultContentLanguageInSubdir") !== true;
          const pattern =
            pickText(fields, "url") ??
            pickText(
              config,
              `permalinks.page.${section} permalinks.${section}`,
            ) ??
            ":sections/:slugorfilename/";
          const isWhole = pickText(fields, "url")?.startsWith("/") ?? false;
          return {
            lang,
            kind: rest.length > 0 ? kind : "page",
            permalink: (isAtRoot || isWhole ? "/" : `/${lang}/`) + pattern,
          };
        },
      }),
    };
  },
};
