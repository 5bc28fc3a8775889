import { existsSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../paths";
import { asRecord, pickField, pickText, readDataFile } from "./sourceSite";
import type { Fields, Generator, Report } from "./sourceSite";

const folder = "config/_default";
const mains = ["hugo", "config"].flatMap((name) =>
  ["toml", "yaml", "yml", "json"].map((ending) => `${name}.${ending}`),
);

/** Reads the config: one file, or a folder with one for some of its parts, such as languages.de.toml. */
function readConfig(root: string, report: Report): Fields {
  const config: Fields = {};
  for (const file of [...mains, ...listFiles(root, folder)]) {
    const { base, name } = path.posix.parse(file);
    const [part = "", code] = name.split(".");
    const read = readDataFile(path.join(root, file), report);
    if (mains.includes(base)) Object.assign(config, read);
    else if (code) config[part] = { ...asRecord(config[part]), [code]: read };
    else config[part] = read;
  }
  return config;
}

/** A site of Hugo, with its languages by folder or by suffix. */
export const hugo: Generator = {
  marks: [folder, "archetypes", ...mains],
  describe: (root, report) => {
    const config = readConfig(root, report);
    const main =
      pickText(config, "defaultContentLanguage languageCode") ?? "en";
    const mounts = [pickField(config, "module.mounts") ?? []].flat();
    /** Where a folder of Hugo's is, which the config may move. */
    const listFolders = (name: string) => [
      ...(mounts as Fields[]).flatMap(({ source, target }) =>
        target === name ? String(source) : [],
      ),
      pickText(config, `${name}Dir`) ?? name,
    ];
    const content =
      listFolders("content").find((name) =>
        existsSync(path.join(root, name)),
      ) ?? "content";
    const languages = asRecord(pickField(config, "languages"));
    const folders = Object.entries(languages).map(
      ([code, fields]) =>
        [pickText(asRecord(fields), "contentDir") ?? content, code] as const,
    );
    const areas = new Set(folders.map(([name]) => name));
    const languageOf = new Map<string | undefined, string>(
      areas.size > 1 ? folders : [[content, main]],
    );
    return {
      generator: "Hugo",
      url: pickText(config, "baseURL"),
      lang: main,
      staticFolders: [...listFolders("static"), ...listFolders("assets")],
      shortcodes: "hugo",
      config,
      files: new RegExp(
        `^(?<lang>${[...areas].join("|") || content})/(?<path>.*)\\.(?:md|markdown|html)$`,
      ),
      locate: ({ path: name, ...file }, fields) => {
        const lang = languageOf.get(file.lang) ?? file.lang;
        const [section = "", ...rest] = name.split("/");
        const isEntry = rest.length > 0;
        const isDated = pickField(fields, "date publishDate") !== undefined;
        const isMain =
          lang === main &&
          pickField(config, "defaultContentLanguageInSubdir") !== true;
        const url = pickText(fields, "url");
        const pattern =
          pickText(
            config,
            `permalinks.page.${section} permalinks.${section}`,
          ) ?? ":sections/:slugorfilename/";
        const kind = section === "docs" ? "doc" : isDated ? "post" : "page";
        return {
          lang,
          kind: isEntry ? kind : "page",
          permalink: url?.startsWith("/")
            ? url
            : `/${isMain ? "" : lang}/${url ?? pattern}`,
        };
      },
    };
  },
};
