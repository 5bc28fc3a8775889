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

it.each(others)("has the same namespaces in %s as in English", (locale) => {
  const names = catalogue(locale).map(({ namespace }) => namespace);
  expect(names).toEqual(english.map(({ namespace }) => namespace));
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

/** Asked for by the specification, before there is a screen that shows them. */
const awaited = ["shell:code.copy", "shell:code.copied"];

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
    expect(idle).toEqual(awaited);
  });
});
