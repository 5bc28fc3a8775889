import { isDeepStrictEqual } from "node:util";
import type { SiteInput } from "../../config/types";
import { answerNames, sectionNames } from "./answers";
import type { AnswerName } from "./answers";
import { isExample } from "./composeSite";
import { findSections } from "./composeStarter";
import { palettes } from "./looks";
import { getOption, listLanguages, options } from "./options";

type WrittenAnswers = Partial<Record<AnswerName, string>>;

/** What a config without these options means. */
const unset: WrittenAnswers = {
  typefaces: "source",
  fonts: "self-hosted",
  form: "none",
  comments: "none",
  statistics: "none",
};

/** The answers of an owner who asks for nothing special. */
const defaults: WrittenAnswers = {
  ...unset,
  colors: "margin",
  fonts: "bunny",
  sections: sectionNames.join(),
  country: "DE",
  host: "netlify",
  start: "fresh",
};

/** What the config says now, as answers; for the example, defaults. */
export function readAnswers(
  site: SiteInput,
  files: readonly string[],
): WrittenAnswers {
  const languages = listLanguages(site).join();
  if (isExample(site)) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return { ...defaults, languages, timeZone };
  }
  const read = answerNames.map((name) => [name, readOption(name, site)]);
  const sections = findSections(files).join();
  return { ...Object.fromEntries(read), languages, sections } as WrittenAnswers;
}

/** Reads an option as an answer; undefined where it is not there, or none that setup knows. */
function readOption(name: AnswerName, site: SiteInput): string | undefined {
  const { colors = {}, comments, statistics } = site;
  if (name === "colors") {
    const names = Object.keys(palettes);
    return names.find((one) => isDeepStrictEqual(palettes[one], colors));
  }
  if (name === "comments" && comments) {
    if (comments.provider === "thread") return comments.host;
    const { repo, repoId, category, categoryId } = comments;
    return [repo, repoId, category, categoryId].join();
  }
  if (name === "statistics" && statistics) {
    const { provider, site: id, host } = statistics;
    return [provider, id, host].filter(Boolean).join();
  }
  const value = getOption(site, options[name] ?? "");
  if (!value) return unset[name];
  if (typeof value === "string") return value;
  const isText = Object.keys(value).every((key) => key in site.i18n.locales);
  return isText ? Object.values(value).join(" | ") : undefined;
}
