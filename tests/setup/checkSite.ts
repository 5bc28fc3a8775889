import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { listFiles } from "../../src/site/files/paths";

type Answers = Readonly<Record<string, string>>;

/** What only the law of one country says. */
const laws: Readonly<Record<string, RegExp>> = {
  DE: /TDDDG|\bDDG\b|§ 147 AO|MStV|UStG|VSBG/,
  AT: /MedienG|\bECG\b|TKG 2021|§ 132 BAO/,
  CH: /\bUWG\b|Art\. 45c|Art\. 958f/,
};

const readAll = (site: string) =>
  listFiles(site, "content").map(
    (file) => [file, readFileSync(path.join(site, file), "utf8")] as const,
  );

/** Says what is wrong with the files that setup has written. */
export function findFaults(site: string, { country }: Answers): string[] {
  const folders = readdirSync(path.join(site, "content"), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isDirectory());
  const empty = folders
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((folder) => readdirSync(folder).length === 0);
  return [
    ...empty.map((folder) => `${folder} is empty`),
    ...readAll(site).flatMap(([file, text]) => [
      ...(text.includes("{{") ? [`${file} has a gap of the starter`] : []),
      ...(/Alex|Muster(?:straße|stadt)|[/.@]example\./.test(text)
        ? [`${file} has something of the example`]
        : []),
      ...Object.entries(laws)
        .filter(([code, law]) => code !== country && law.test(text))
        .map(([code]) => `${file} names the law of ${code}`),
      // What only its author can write is not published before.
      ...(/first-(?:post|project).*\.mdx?$/.test(file) &&
      !/^draft: true$/m.test(text)
        ? [`${file} is no draft`]
        : []),
    ]),
  ];
}

// Documents of a parser have no window, whose styles jsdom would read.
const { DOMParser } = new JSDOM().window;
const readPage = (file: string) =>
  new DOMParser().parseFromString(readFileSync(file, "utf8"), "text/html");

/** Lists the hosts that a page may ask: its content policy has them. */
function listHosts(document: Document): string[] {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  const origins = policy?.content.match(/https:\/\/[^\s;]+/g) ?? [];
  return origins.map((origin) => new URL(origin).hostname);
}

/** What a privacy page may say only without, or only with visits being counted. */
const uncounted = /counts? no (?:visitors|visits)|zählt keine Besuch/;
const nobodyElse = /nobody but the host\.|nur an den Hoster\./;

/** Says what is untrue on the privacy pages that were built. */
export function findUntruths(site: string, answers: Answers): string[] {
  const built = path.join(site, "public");
  const files = listFiles(built).filter((file) => file.endsWith(".html"));
  const hosts = new Set(
    files.flatMap((file) => listHosts(readPage(path.join(built, file)))),
  );
  const pages = files.filter((file) =>
    /(?:^|\/)(?:privacy|datenschutz)\/index\.html$/.test(file),
  );
  const faults = pages.flatMap((file) => {
    const document = readPage(path.join(built, file));
    const text = document.querySelector("main")?.textContent ?? "";
    const asksOthers =
      answers.statistics !== "none" || answers.fonts === "bunny";
    return [
      ...[...hosts]
        .filter((host) => !text.includes(host))
        .map((host) => `${file} does not name ${host}`),
      ...(answers.statistics !== "none" && uncounted.test(text)
        ? [`${file} says that nobody is counted`]
        : []),
      ...(asksOthers && nobodyElse.test(text)
        ? [`${file} says that nobody else is asked`]
        : []),
    ];
  });
  const isThere = existsSync(path.join(built, "index.html"));
  return [
    ...(isThere && pages.length > 0 ? [] : ["There is no privacy page"]),
    ...faults,
  ];
}
