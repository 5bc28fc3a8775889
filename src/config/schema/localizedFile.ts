import { judgeFile } from "./addresses";
import { customIssue } from "./field";
import type { LocalizedText } from "./localizedText";
import { isFields } from "./rule";

const allowed =
  'a file in static/, written from "/", or an address with https://; or one for each locale';

/** One file for all languages, or one for each of them. */
export const localizedFile = (localized: LocalizedText, example: string) =>
  localized.check(({ value, issues }) => {
    const given = isFields(value)
      ? Object.entries(value).map(([locale, one]) => ({ path: [locale], one }))
      : [{ path: [], one: value }];
    for (const { path, one } of given) {
      const verdict =
        typeof one === "string" && one.trim() ? judgeFile(one) : undefined;
      if (verdict === undefined) continue;
      const fault = typeof verdict === "string" ? { wrong: verdict } : verdict;
      const fix = (key: PropertyKey) =>
        `Write for example ${String(key)}: "${example}".`;
      issues.push(customIssue({ allowed, fix, ...fault }, one, path));
    }
  });
