import type { ContentProblem } from "../content/problem";
import { compareKeys } from "./compareKeys";
import { groupByBase } from "./groupByBase";
import { formOf, messageParts } from "./messageParts";
import { misspeltForms } from "./misspeltForms";
import { pluralForms } from "./pluralForms";
import type { Catalogue } from "./readCatalogue";
import { slotFaults, slotsOf } from "./slotFaults";

/** `identical`: the same as in the source; `unused`: nothing asks for it. */
export type StringFaultKind = "missing" | "unused" | "identical" | "faulty";

export type StringProblem = ContentProblem & {
  locale: string;
  kind: StringFaultKind;
};

type Language = {
  locale: string;
  /** As Intl knows it: de-DE. */
  tag: string;
  /** Texts that are rightly the same as in the source. */
  same: ReadonlySet<string>;
  /** Whether code knows a slot of the source; without it, all are known. */
  isFilled?: (slot: string) => boolean;
};

/** The slots that the forms of a plural are chosen by. */
const numbers = ["count", "number"];

const listed = (names: Iterable<string>) => [...names].join(", ") || "none";

/**
 * What is wrong with a catalogue, by itself and beside the one that is the
 * source of keys; for the source itself, both are the same.
 */
export function compareCatalogues(
  own: Catalogue,
  source: Catalogue,
  { locale, tag, same, isFilled = () => true }: Language,
): StringProblem[] {
  const found: StringProblem[] = [];
  const report = (
    kind: StringFaultKind,
    key: string,
    problem: Pick<ContentProblem, "message" | "value" | "allowed" | "fix"> &
      Partial<Pick<ContentProblem, "severity">>,
  ) => {
    const { line } = own.entries.get(key) ?? {};
    found.push({
      severity: "warning",
      kind,
      locale,
      file: own.file,
      ...(line === undefined ? {} : { line }),
      field: key,
      ...problem,
    });
  };
  const isSource = own.file === source.file;
  const textsOf = (keys: Iterable<string>) =>
    [...keys].map((key) => source.entries.get(key)?.text ?? "");
  const inSource = new Map(
    [...slotsOf(textsOf(source.entries.keys()))].filter(([name]) =>
      isFilled(name),
    ),
  );
  const groups = groupByBase(own);
  const wanted = groupByBase(source);
  const forms = pluralForms(tag);
  const slips = misspeltForms(own, tag);

  for (const { kind, key, ...fault } of compareKeys(own, source, forms.needed, [
    ...slips.values(),
  ])) {
    report(kind, key, fault);
  }

  for (const [base, keys] of groups) {
    const models = wanted.get(base);
    const [first = base] = keys;
    if (!models) continue;
    const isPlural = keys.some(formOf);
    if (isPlural !== models.some(formOf)) {
      report("faulty", first, {
        message: isPlural
          ? `This text has plural forms, and no number to choose one by: ${source.file} has "${base}" alone.`
          : "This text has no plural forms, and needs them.",
        allowed: isPlural
          ? base
          : forms.needed.map((form) => `${base}_${form}`).join(", "),
        fix: "Change its keys.",
      });
      continue;
    }
    if (isPlural) checkForms(base, keys);
    for (const key of keys) checkText(key, base, models, isPlural);
  }

  function checkForms(base: string, keys: readonly string[]) {
    const there = keys.map((key) => formOf(key) ?? "none");
    for (const form of forms.needed.filter((one) => !there.includes(one))) {
      const key = `${base}_${form}`;
      const slip = slips.get(key);
      report("missing", slip ?? key, {
        message: `${slip ? `There is no "${key}"` : "This plural form is missing"}: ${tag} has ${listed(forms.needed)}.`,
        fix: slip
          ? `Did you misspell it as "${slip}"? Rename that one.`
          : `Add "${key}" beside the others.`,
      });
    }
    for (const key of keys) {
      if (forms.allowed.has(formOf(key) ?? "")) continue;
      report("unused", key, {
        message: `${tag} has no such plural form, so this text is never shown.`,
        allowed: listed(forms.needed),
        fix: "Remove it.",
      });
    }
  }

  function checkText(
    key: string,
    base: string,
    models: readonly string[],
    isPlural: boolean,
  ) {
    const text = own.entries.get(key)?.text ?? "";
    const parts = messageParts(text);
    const faulty = (problem: Parameters<typeof report>[2]) =>
      report("faulty", key, { value: text, ...problem });
    if (text.trim() === "") {
      faulty({ message: "This text is empty.", fix: "Write it." });
      return;
    }
    if (parts.broken.length > 0) {
      faulty({
        message: `${listed(parts.broken)} is neither a slot nor an element.`,
        allowed: "{{name}}, {{name, number}}, <name>words</name>",
        fix: "Write it as one of these.",
      });
      return;
    }
    if (parts.slots.get("count") === "") {
      faulty({
        message:
          "{{count}} would be written without the language's separators.",
        fix: "Write {{count, number}}.",
      });
    }
    // The form that has every slot: others may say "one" for a number. If it is missing, that is told.
    const model = isPlural
      ? models.find((one) => formOf(one) === "other")
      : base;
    if (model === undefined) return;
    const modelText = source.entries.get(model)?.text ?? "";
    const wantedParts = messageParts(modelText);
    const isWord = forms.single.has(formOf(key) ?? "");
    const namesOf = ({ slots }: typeof parts) =>
      [...slots.keys()]
        .filter((name) => !isWord || !numbers.includes(name))
        .sort();
    const [mine, theirs] = [namesOf(parts), namesOf(wantedParts)];
    // Where the source itself is wrong, it says nothing of others.
    const isUnsure = !isSource && !theirs.every(isFilled);
    const filled = isSource ? inSource : slotsOf(textsOf(models), isPlural);
    const unfilled = isUnsure ? [] : slotFaults(parts.slots, filled);
    for (const fault of unfilled) faulty({ severity: "error", ...fault });
    if (!isUnsure && unfilled.length === 0 && String(mine) !== String(theirs)) {
      faulty({
        message: `This text has the slots ${listed(mine)}, and code fills ${listed(theirs)}.`,
        fix: `Use the same ones as ${source.file}: ${modelText}`,
      });
    }
    if (String(parts.tags) !== String(wantedParts.tags)) {
      faulty({
        message: `This text has the elements ${listed(parts.tags)}, and code knows ${listed(wantedParts.tags)}.`,
        fix: `Use the same ones as ${source.file}: ${modelText}`,
      });
    }
    if (isSource || text !== source.entries.get(key)?.text) return;
    if (!/\p{L}/u.test(parts.words) || same.has(text)) return;
    report("identical", key, {
      value: text,
      message: `This text is the same as in ${source.file}.`,
      fix: "Translate it, or list it in src/config/sameWords.ts.",
    });
  }
  return found;
}
