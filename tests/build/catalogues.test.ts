import { defaultLocale } from "../../src/config/locales";
import { buildStrings } from "../../src/node/content/buildStrings";
import { catalogue, keysOf, usedKey } from "./site/catalogues";
import { keysInSource } from "./site/keysInSource";

const english = catalogue(defaultLocale);

/**
 * Imported by the code that shows them, so that the compiler knows their keys:
 * src/node/content/buildStrings.ts, src/node/feeds/feedStrings.ts, src/shell/crashTexts.ts,
 * src/seo/baseUrlScript.ts, src/comments/commentTexts.ts,
 * src/i18n/previewTexts.ts, src/search/searchTexts.ts, src/shell/hintTexts.ts.
 */
const imported = [
  "content",
  "feed",
  "crash",
  "baseUrl",
  "comments",
  "preview",
  "search",
  "hint",
];

describe("code and catalogues", () => {
  const { used, patterns } = keysInSource("src");
  const known = new Set(
    english
      .filter(({ namespace }) => !imported.includes(namespace))
      .flatMap(({ namespace, strings }) =>
        keysOf(strings).map((key) => `${namespace}:${usedKey(key)}`),
      ),
  );

  it("know every key that is used", () => {
    expect(used.size).toBeGreaterThan(20);
    const pages = [...used].filter((key) => !key.startsWith("content:"));
    expect(pages.filter((key) => !known.has(key))).toEqual([]);
  });

  it("hold no key that nothing uses", () => {
    const idle = [...known].filter(
      (key) => !used.has(key) && !patterns.some((one) => one.test(key)),
    );
    expect(idle).toEqual([]);
  });

  it("hold the strings that the build itself writes, and no other", () => {
    const content = english.find(({ namespace }) => namespace === "content");
    const { parts, ...read } = buildStrings("/nowhere", defaultLocale);
    const ofParts = [...used].flatMap((key) => /^content:(.+)/.exec(key)?.[1]);
    expect(parts).toEqual({});
    expect(keysOf(content?.strings ?? {}).sort()).toEqual(
      [...Object.keys(read), ...ofParts].sort(),
    );
  });
});
