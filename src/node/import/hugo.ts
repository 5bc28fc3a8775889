import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { slugify } from "../content/slugs";
import { fillPermalink } from "./permalink";
import {
  asRecord,
  joinAddress,
  listTexts,
  pickField,
  pickText,
  readDataFile,
  readSourceFile,
} from "./sourceSite";
import type { Fields, Report, SourceEntry, SourceSite } from "./sourceSite";

const configName = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/;
const configFolder = "config/_default";

export const isHugo = (root: string) => {
  const has = (name: string) => existsSync(path.join(root, name));
  const names = readdirSync(root).filter((name) => configName.test(name));
  return (
    has(configFolder) ||
    names.some((name) => name.startsWith("hugo")) ||
    (names.length > 0 && ["content", "archetypes", "layouts"].some(has))
  );
};

/** Reads the config: one file, or one for each of its parts, such as languages.de.toml. */
function readConfig(root: string, report: Report): Fields {
  const isSplit = existsSync(path.join(root, configFolder));
  const folder = path.join(root, isSplit ? configFolder : ".");
  const config: Fields = {};
  for (const name of readdirSync(folder).sort()) {
    const [, part = "", code] =
      /^(\w+)(?:\.([\w-]+))?\.(?:toml|ya?ml|json)$/.exec(name) ?? [];
    const isMain = configName.test(name);
    if (part === "" || !(isMain || isSplit)) continue;
    const read = readDataFile(path.join(folder, name), report);
    const own = code ? { [code]: read } : read;
    if (isMain) Object.assign(config, read);
    else config[part] = { ...asRecord(config[part]), ...own };
  }
  return config;
}

/** Reads a site of Hugo, with its languages by folder or by suffix. */
export function readHugo(root: string, report: Report): SourceSite {
  const config = readConfig(root, report);
  const lang = pickText(config, "defaultContentLanguage", "languageCode");
  const langs = Object.keys(asRecord(pickField(config, "languages")));
  const mounts = [pickField(config, "module.mounts") ?? []].flat() as Fields[];
  /** Where a folder of Hugo's is, which the config may move. */
  const listFolders = (name: string): string[] => {
    const own = pickText(config, `${name}Dir`);
    const mounted = mounts.filter(({ target }) => target === name);
    const sources = mounted.flatMap((one) => pickText(one, "source") ?? []);
    return [...sources, own ?? name];
  };
  const content =
    listFolders("content").find((one) => existsSync(path.join(root, one))) ??
    "content";
  const url = pickText(config, "baseURL");
  const own = langs.flatMap((code) => {
    const folder = pickText(config, `languages.${code}.contentDir`);
    const top = folder ?? `${content}/${code}`;
    return existsSync(path.join(root, top)) ? { code, top } : [];
  });
  const tops = own.length > 0 ? own : [{ code: lang ?? "en", top: content }];
  const entries = tops.flatMap(({ code, top }) =>
    listTexts(root, top, ["html"]).flatMap((name) => {
      const below = path.posix.relative(top, name).replace(/\.\w+$/, "");
      const suffix = langs.find((one) => below.endsWith(`.${one}`));
      const key = suffix ? below.slice(0, -suffix.length - 1) : below;
      if (/(?:^|\/)_index$/.test(key)) return [];
      const file = path.join(root, name);
      const entry = {
        ...readSourceFile(file, report),
        file,
        key: key.replace(/(?:^|\/)index$/, ""),
        lang: suffix ?? code,
      };
      return { ...entry, ...describeEntry(config, entry) };
    }),
  );
  return {
    generator: "Hugo",
    root,
    url: url?.startsWith("http") ? url.replace(/\/$/, "") : undefined,
    lang,
    entries,
    staticFolders: [...listFolders("static"), ...listFolders("assets")].map(
      (folder) => path.join(root, folder),
    ),
    syntax: "hugo",
    config,
  };
}

/** Documentation is what lies in docs/, a post what lies in a folder and has a date. */
function describeEntry(
  config: Fields,
  { key, fields, lang }: Pick<SourceEntry, "key" | "fields" | "lang">,
): Pick<SourceEntry, "kind" | "address" | "docPath"> {
  const [section = "", ...rest] = key.split("/");
  const isDated = pickField(fields, "date", "publishDate") !== undefined;
  const isDoc = section === "docs" && rest.length > 0;
  const main = pickText(config, "defaultContentLanguage") ?? lang;
  const hasPrefix =
    lang !== main ||
    pickField(config, "defaultContentLanguageInSubdir") === true;
  const prefix = hasPrefix ? `/${lang ?? ""}` : "";
  const name = path.posix.basename(key);
  const sections = path.posix.dirname(key);
  const slug = pickText(fields, "slug") ?? name;
  const url = pickText(fields, "url");
  const pattern = pickText(
    config,
    `permalinks.page.${section}`,
    `permalinks.${section}`,
  );
  const title = slugify(pickText(fields, "title") ?? name);
  const usual = `${joinAddress(sections, slug)}/`.toLowerCase();
  const address = pattern
    ? fillPermalink(pattern, fields, { name, title, section, sections })
    : usual;
  return {
    kind: isDoc ? "doc" : isDated && rest.length > 0 ? "post" : "page",
    address: url?.startsWith("/")
      ? url
      : prefix +
        joinAddress("/", url ?? address) +
        (address.endsWith("/") ? "/" : ""),
    ...(isDoc && { docPath: rest.join("/") }),
  };
}
