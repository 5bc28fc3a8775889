import { z } from "zod";
import { formatField } from "./diagnostic";
import { fromZodIssues } from "./fromZodIssues";

const entry = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("link").optional().default("link"),
    label: z.string(),
    to: z.string().optional(),
  }),
  z.strictObject({ type: z.literal("search") }),
]);

const schema = z
  .strictObject({
    title: z.string().min(1, "Must not be empty."),
    image: z.string().startsWith("/").describe("a file in static/").optional(),
    count: z
      .union([z.int().min(1), z.literal("all")])
      .describe('a whole number, or "all"')
      .default(10),
    mode: z.enum(["light", "dark"]).default("light"),
    draft: z.boolean().default(false).describe("drafts are in previews only"),
    slugs: z.record(z.string().regex(/^[a-z]+$/, "Only a to z."), entry),
    label: z.union([z.string(), z.record(z.string(), z.string().min(1))]),
    entries: z.array(entry).default([]),
    days: z.number().positive().max(7).default(5),
    width: z.int().min(1).optional(),
    period: z
      .strictObject({ from: z.int(), to: z.int() })
      .describe("two years")
      .optional(),
  })
  .check(({ value, issues }) => {
    const { period } = value;
    if (!period || period.from <= period.to) return;
    issues.push({
      code: "custom",
      message: "Ends before it begins.",
      path: ["period"],
      input: period,
      params: { expected: ["from <= to"], note: "Swap the two." },
    });
  });

const valid = { title: "A", slugs: {}, label: "L" };

/** Each diagnostic in one line: field, reason, value, allowed, note. */
function report(changes: Record<string, unknown>): string[] {
  const data = { ...valid, ...changes };
  const issues = schema.safeParse(data).error?.issues ?? [];
  const file = "content/a.yaml";
  return fromZodIssues(issues, { file, data, schema }).map(
    ({ field = [], reason, actual, expected, note }) =>
      [formatField(field), reason, actual, expected?.join(", "), note]
        .filter((part) => part !== undefined)
        .join(" | "),
  );
}

type Row = [changes: Record<string, unknown>, found: string | string[]];

test.each<Row>([
  [{ draft: "yes" }, 'draft | Invalid value. | "yes" | true, false'],
  [{ image: "x.png" }, 'image | Invalid value. | "x.png" | a file in static/'],
  [
    { mode: "drak" },
    'mode | Invalid value. | "drak" | "light", "dark" | Did you mean "dark"?',
  ],
  [
    { title: undefined, titel: "A" },
    'titel | Unknown key "titel". | title, image, count, mode, draft, slugs, label, entries, days, width, period | Did you mean "title"?',
  ],
  [
    { count: "al" },
    'count | Invalid value. | "al" | a whole number, or "all" | Did you mean "all"?',
  ],
  [
    { days: 8, width: 0.5 },
    [
      "days | Invalid value. | 8 | a number, more than 0, 7 at most",
      "width | Invalid value. | 0.5 | a whole number, 1 or more",
    ],
  ],
  [
    { title: 2026 },
    "title | Invalid value. | 2026 | text | Write it in quotes.",
  ],
  [{ title: undefined }, 'title | "title" is required. | text'],
  [{ title: ["a"] }, 'title | Invalid value. | ["a"] | text'],
  [{ slugs: { A: { label: "A" } } }, 'slugs.A | Only a to z. | "A"'],
  [{ label: { en: "" } }, 'label.en | Invalid value. | "" | text'],
  [
    { entries: [{ label: "A", tu: "/a" }] },
    'entries[0].tu | Unknown key "tu". | type, label, to | Did you mean "to"?',
  ],
  [
    { period: "2026" },
    'period | Invalid value. | "2026" | two years: { from, to }',
  ],
  [
    { period: { from: 2, to: 1, form: 1 } },
    'period.form | Unknown key "form". | from, to | Did you mean "from"?',
  ],
  [
    { period: { from: 2, to: 1 } },
    'period | Ends before it begins. | {"from":2,"to":1} | from <= to | Swap the two.',
  ],
])("reports what is wrong with %p", (changes, expected) => {
  expect(report(changes)).toEqual([expected].flat());
});
