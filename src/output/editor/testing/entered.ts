import fc from "fast-check";
import type { EditorField, Widget } from "../formValues";

/** Options that only the editor reads. */
type Options = {
  pattern?: [source: string];
  options?: string[];
  min?: number;
  max?: number;
};

/** Some text. */
export const words = fc
  .string({ minLength: 1, maxLength: 12, unit: "grapheme" })
  .map((text) => text.trim())
  .filter(Boolean);

/** Text that a pattern allows; fast-check reads no look-ahead. */
function matching(source: string): fc.Arbitrary<string> {
  const pattern = new RegExp(source.slice(1, -2), "u");
  const known = [
    "/an/old-path",
    "https://example.com/a",
    "/x",
    "a@example.com",
  ];
  const fitting = known.filter((text) => pattern.test(text));
  try {
    const made = fc.stringMatching(new RegExp(pattern.source), {
      maxLength: 12,
    });
    return made.filter((text) => text === text.trim() && pattern.test(text));
  } catch {
    return fc.constantFrom(...fitting);
  }
}

/** Makes values that the editor lets authors enter in a field. */
function entered(field: Widget): fc.Arbitrary<unknown> {
  const { widget, fields = [], field: item } = field;
  const { pattern, options, min = -1e6, max = 1e6 } = field as Options;
  switch (widget) {
    case "boolean":
      return fc.boolean();
    case "number":
      return field.value_type === "int"
        ? fc.integer({ min, max })
        : // YAML has no -0, and the editor’s field offers none.
          fc.double({ min, max, noNaN: true }).map((value) => value + 0);
    case "datetime":
      return fc
        .date({
          min: new Date("1970-01-02"),
          max: new Date("2100-01-01"),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString());
    case "select":
      return field.multiple
        ? fc.subarray(options ?? [])
        : fc.constantFrom(...(options ?? []));
    case "relation":
      return field.multiple
        ? fc.uniqueArray(fc.constantFrom("a", "kim-2"))
        : fc.constantFrom("a", "kim-2");
    case "list":
      return fc.array(item ? entered(item) : enteredObject(fields), {
        // The editor demands an item of a list that is required.
        minLength: field.required ? 1 : 0,
        maxLength: 3,
      });
    case "object":
      return enteredObject(fields);
    default:
      return pattern ? matching(pattern[0]) : words;
  }
}

/** Makes values that the editor lets authors enter in these fields. */
export const enteredObject = (fields: readonly EditorField[]) =>
  fc.record(
    Object.fromEntries(fields.map((field) => [field.name, entered(field)])),
    {
      requiredKeys: fields
        .filter(({ required }) => required)
        .map(({ name }) => name),
    },
  );
