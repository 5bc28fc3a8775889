import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { asRecord, pickField, pickText, readDataFile } from "./sourceSite";
import type { Fields, Generator, Report } from "./sourceSite";

const folder = "config/_default";
const endings = ["toml", "yaml", "yml", "json"];

/** Reads the config: one file, or one for each of its parts, such as languages.de.toml. */
function readConfig(root: string, report: Report): Fields {
  const isSplit = existsSync(path.join(root, folder));
  const top = path.join(root, isSplit ? folder : ".");
  const config: Fields = {};
  for (const name of readdirSync(top).sort()) {
    const [part = "", code, ...ending] = name.split(".");
    const isMain = part === "hugo" || part === "config";
    if (!endings.includes(name.split(".").pop() ?? "") || !(isMain || isSplit))
      continue;
    const read = readDataFile(path.join(top, name), report);
    if (isMain) Object.assign(config, read);
    else if (ending.length === 0)
      Object.assign((config[part] ??= {}) as Fields, read);
    else Object.assign((config[part] ??= {}) as Fields, { [code ?? ""]: read });
  }
  return config;
}

/** Reads a site of Hugo, with its languages by folder or by suffix. */
export const hugo: Generator = {
  marks: [
    folder,
    "archetypes",
    ...endings.flatMap((ending) => [`hugo.${ending}`, `config.${ending}`]),
  ],
  open: (root, report) => {
    const config = readConfig(root, report);
    const main =
      pickText(config, "defaultContentLanguage languageCode") ?? "en";
    const has = (name: string) => existsSync(path.join(root, name));
    const languages = asRecord(pickField(config, "languages"));
    const mounts = [
      pickField(config, "module.mounts") ?? [],
    ].flat() as Fields[];
    /** Where a folder of Hugo's is, which the config may move. */
    const listFolders = (name: string): string[] => [
      ...mounts.flatMap((one) =>
        one.target === name ? (pickText(one, "source") ?? []) : [],
      ),
      pickText(config, `${name}Dir`) ?? name,
    ];
    const content = listFolders("content").find(has) ?? "content";
    const codes = new Map(
      Object.keys(languages).map((code) => {
        const own = pickText(config, `languages.${code}.contentDir`);
        return [path.posix.basename(own ?? code), code];
      }),
    );
    const lang = [...codes.keys()].join("|");
    const hasFolders = [...codes.keys()].some((name) =>
      has(`${content}/${name}`),
    );
    const isPrefixed = pickField(config, "defaultContentLanguageInSubdir");
    return {
      generator: "Hugo",
      url: pickText(config, "baseURL"),
      lang: main,
      staticFolders: [...listFolders("static"), ...listFolders("assets")],
      shortcodes: "hugo",
      config,
      files: new RegExp(
        `^${content}/(?:(?<lang>${lang})/)${hasFolders ? "" : "?"}(?!(?:.*/)?_index\\.)(?<path>.*?)(?:\\.(?<suffix>${lang}))?\\.(?:md|markdown|html)$`,
      ),
      locate: (file, fields) => {
        const own = codes.get(file.suffix ?? file.lang ?? "") ?? main;
        const [section = "", ...rest] = file.path.split("/");
        const isDated = pickField(fields, "date publishDate") !== undefined;
        const isEntry = rest.length > 0;
        const url = pickText(fields, "url");
        const pattern = pickText(
          config,
          `permalinks.page.${section} permalinks.${section}`,
        );
        const prefix = own === main && isPrefixed !== true ? "" : own;
        const usual = `:sections/${pickText(fields, "slug") ?? ":name"}/`;
        return {
          lang: own,
          kind:
            section === "docs" && isEntry
              ? "doc"
              : isDated && isEntry
                ? "post"
                : "page",
          permalink: url?.startsWith("/")
            ? url
            : `/${prefix}/${url ?? pattern ?? usual.toLowerCase()}`,
        };
      },
    };
  },
};
