import { placeHeadings } from "./placeHeadings";
import { weighWords } from "./weighWords";

const weigh = (text: string, code = "") =>
  Object.fromEntries(
    weighWords(
      placeHeadings({
        text,
        headings: [
          { id: "plans", title: "Plans", depth: 2 },
          { id: "a", title: "A plan", depth: 4 },
        ],
      }),
      code,
    ),
  );

it("counts places, and headings by their rank", () => {
  expect(weigh("a plan, the Plan.\nPlans\nA plan\nplans")).toEqual({
    a: 1 + 4,
    plan: 2 + 4,
    the: 1,
    plans: 6 + 1,
  });
});

it("takes a line for a heading once, and in the order of the page", () => {
  expect(weigh("Plans\nPlans\nA plan")).toEqual({ plans: 7, a: 4, plan: 4 });
  expect(weigh("A plan\nPlans")).toEqual({ a: 4, plan: 4, plans: 1 });
});

it("counts code a tenth", () => {
  const { select, rows } = weigh("rows", "SELECT rows\nSELECT");
  expect(select).toBeUndefined();
  expect(rows).toBeCloseTo(1.1);
  expect(weigh("", "SELECT rows\nSELECT").SELECT).toBeCloseTo(0.2);
});

it("keeps words whole, and capitals that begin a part of one", () => {
  expect(Object.keys(weigh("(E-Rechnung) useMemo, »Straße« v20.1!"))).toEqual([
    "E-Rechnung",
    "useMemo",
    "straße",
    "v20.1",
  ]);
});
