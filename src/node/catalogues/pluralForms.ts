/** Counts of posts and the like stay below; beyond, some languages have a form for millions. */
const most = 1000;

export type PluralForms = {
  /** The forms that counts take in the language. */
  needed: readonly string[];
  /** Those of them that stand for one number alone, which may be a word: "One post". */
  single: ReadonlySet<string>;
  /** All that may be there. */
  allowed: ReadonlySet<string>;
};

const known = new Map<string, PluralForms>();

/** The plural forms of a language such as de-DE, in the order in which counts meet them. */
export function pluralForms(tag: string): PluralForms {
  const made = known.get(tag);
  if (made) return made;
  const rules = new Intl.PluralRules(tag);
  const counts = new Map<string, number>();
  for (let count = 0; count < most; count++) {
    const form = rules.select(count);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const { pluralCategories } = rules.resolvedOptions();
  const single = [...counts].flatMap(([form, n]) => (n === 1 ? [form] : []));
  const forms = {
    needed: pluralOrder.filter((form) => counts.has(form)),
    // i18next asks for "zero" in every language, if there is one.
    single: new Set(["zero", ...single]),
    allowed: new Set([...pluralCategories, "other", "zero"]),
  };
  known.set(tag, forms);
  return forms;
}

const pluralOrder = ["zero", "one", "two", "few", "many", "other"];
