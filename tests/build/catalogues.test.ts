import { siteConfig } from "../../src/config/resolved";
import {
  catalogue,
  entriesOf,
  keysOf,
  pluralForm,
  usedKey,
} from "./site/catalogues";
import { keysInSource } from "./site/keysInSource";
import { locales } from "./site/pages";

const [source = "", ...others] = locales;
const english = catalogue(source);

/** Strings that are the same in both languages, rightly. */
const sameInGerman = new Set<string>([]);

const stringsIn = (locale: string, namespace: string) =>
  catalogue(locale).find((one) => one.namespace === namespace)?.strings ?? {};

const slotsOf = (text: string) => (text.match(/\{\{\s*\w+/g) ?? []).sort();

describe.each(others)("%s against the English catalogues", (locale) => {
  it("has the same namespaces", () => {
    const names = catalogue(locale).map(({ namespace }) => namespace);
    expect(names).toEqual(english.map(({ namespace }) => namespace));
  });

  it.each(english)("$namespace: has the same keys", (one) => {
    const own = keysOf(stringsIn(locale, one.namespace)).map(usedKey);
    expect(new Set(own)).toEqual(new Set(keysOf(one.strings).map(usedKey)));
  });

  it.each(english)("$namespace: fills the same slots", (one) => {
    const own = new Map(entriesOf(stringsIn(locale, one.namespace)));
    const wrong = entriesOf(one.strings).filter(
      ([key, text]) =>
        own.has(key) &&
        String(slotsOf(own.get(key) ?? "")) !== String(slotsOf(text)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(english)("$namespace: is translated", (one) => {
    const own = new Map(entriesOf(stringsIn(locale, one.namespace)));
    const same = entriesOf(one.strings)
      .filter(([key, text]) => own.get(key) === text)
      .map(([key]) => `${one.namespace}:${key}`)
      .filter((key) => !sameInGerman.has(key));
    expect(same).toEqual([]);
  });
});

describe.each(locales)("the catalogues in %s", (locale) => {
  it("have every plural form of their language, and no other", () => {
    const { htmlLang = locale } = siteConfig.i18n.locales[locale] ?? {};
    const rules = new Intl.PluralRules(htmlLang).resolvedOptions();
    const forms = [...rules.pluralCategories].sort();
    const wrong = catalogue(locale).flatMap(({ namespace, strings }) => {
      const plural = keysOf(strings).filter(pluralForm);
      return [...new Set(plural.map(usedKey))].flatMap((key) => {
        const own = plural.filter((one) => usedKey(one) === key);
        const found = own.map((one) => pluralForm(one) ?? "").sort();
        return String(found) === String(forms)
          ? []
          : [`${namespace}:${key} has ${found.join(", ")}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("have no empty string", () => {
    const empty = catalogue(locale).flatMap(({ strings }) =>
      entriesOf(strings).filter(([, text]) => !text.trim()),
    );
    expect(empty).toEqual([]);
  });
});

describe("code and catalogues", () => {
  const { used, patterns } = keysInSource("src");
  const known = new Set(
    english
      // Read by the build itself, see src/node/content/buildStrings.ts.
      .filter(({ namespace }) => namespace !== "content")
      .flatMap(({ namespace, strings }) =>
        keysOf(strings).map((key) => `${namespace}:${usedKey(key)}`),
      ),
  );

  it("know every key that is used", () => {
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
  });

  it("hold no key that nothing uses", () => {
    const idle = [...known].filter(
      (key) => !used.has(key) && !patterns.some((one) => one.test(key)),
    );
    expect(idle).toEqual([]);
  });
});
