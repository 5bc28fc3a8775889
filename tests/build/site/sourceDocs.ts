import { readdirSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../../src/config/resolved";
import { listFiles } from "../../../src/node/paths";

/** A page of documentation in content/, in all its languages. */
export type SourceDoc = {
  /** The folder of its instance, without version: docs-api. */
  instance: string;
  /** Path of its version, without locale. */
  start: string;
  /** Whether its version is the one that readers get by default. */
  isLast: boolean;
  /** Its path below its version, without numbers; empty for the start. */
  name: string;
  /** Its files, by locale. */
  files: Map<string, string>;
};

type Version = Pick<SourceDoc, "instance" | "start" | "isLast">;

/** Where a version lies, by the settings of its instance: the last has no step of its own. */
function versionOf(area: string, areas: readonly string[]): Version {
  const [instance = "", name = "current"] = area.split("@");
  const id = instance.replace(/^docs-?/, "") || "default";
  const settings = siteConfig.docs[id];
  const base = settings?.path ?? (id === "default" ? "/docs" : `/${id}`);
  const cut = areas
    .filter((other) => other.startsWith(`${instance}@`))
    .map((other) => other.slice(instance.length + 1));
  const last = settings?.lastVersion ?? cut.sort().at(-1) ?? "current";
  const step = name === "current" ? "next" : name;
  const isLast = name === last;
  return { instance, start: isLast ? base : `${base}/${step}`, isLast };
}

const stepsOf = (bare: string) =>
  bare
    .split("/")
    .map((step) => step.replace(/^\d+-/, ""))
    .filter((step) => step !== "index");

/** What content/docs… holds, read without the site's own code but its config; nothing where there is none. */
export function readSourceDocs(locales: readonly string[]): SourceDoc[] {
  const [main = ""] = locales;
  const areas = readdirSync("content").filter((name) =>
    /^docs(?:[-@]|$)/.test(name),
  );
  return areas.flatMap((area) => {
    const version = versionOf(area, areas);
    const docs = new Map<string, SourceDoc>();
    const found = listFiles(`content/${area}`);
    for (const file of found.filter((one) => /\.mdx?$/.test(one))) {
      const [, bare = "", locale = main] =
        /^(.*?)(?:\.([a-z]{2}))?\.mdx?$/.exec(file) ?? [];
      const name = stepsOf(bare).join("/");
      const doc = docs.get(name) ?? { ...version, name, files: new Map() };
      docs.set(name, doc);
      doc.files.set(locale, path.posix.join("content", area, file));
    }
    return [...docs.values()];
  });
}
