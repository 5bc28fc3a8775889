import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/site/files/paths";
import type { SiteFacts } from "./readSite";

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

/** What a privacy page may say only without, or only with visits being counted. */
const uncounted = /counts? no (?:visitors|visits)|zählt keine Besuch/;
const nobodyElse = /nobody but the host\.|nur an den Hoster\./;

/** Says what is untrue on the privacy pages of a site. */
export function findUntruths(
  { policy, privacy }: SiteFacts,
  { statistics, fonts }: Answers,
): string[] {
  const origins = policy.match(/https:\/\/[^\s;]+/g) ?? [];
  const hosts = new Set(origins.map((origin) => new URL(origin).hostname));
  const isCounted = statistics !== "none";
  const asksOthers = isCounted || fonts === "bunny";
  if (privacy.length === 0) return ["There is no privacy page"];
  return privacy.flatMap(([file, text]) => [
    ...[...hosts]
      .filter((host) => !text.includes(host))
      .map((host) => `${file} does not name ${host}`),
    ...(isCounted && uncounted.test(text)
      ? [`${file} says that nobody is counted`]
      : []),
    ...(asksOthers && nobodyElse.test(text)
      ? [`${file} says that nobody else is asked`]
      : []),
  ]);
}
