import { mergeLayers } from "./mergeLayers";

it.each([
  [
    "neighbours in one layer",
    "@layer a{.b{top:0}}@layer a{@media print{.c{top:0}}}@layer a{.d{top:0}}",
    "@layer a{.b{top:0}@media print{.c{top:0}}.d{top:0}}",
  ],
  [
    "what stands between them",
    "@layer a{.b{top:0}}.c{top:0}@layer a{.d{top:0}}",
    "@layer a{.b{top:0}}.c{top:0}@layer a{.d{top:0}}",
  ],
  [
    "different layers",
    "@layer a{.b{top:0}}@layer c{.d{top:0}}",
    "@layer a{.b{top:0}}@layer c{.d{top:0}}",
  ],
  [
    "other rules",
    "@media print{.b{top:0}}@media print{.c{top:0}}",
    "@media print{.b{top:0}}@media print{.c{top:0}}",
  ],
  [
    "braces in quotes",
    `@layer a{.b{content:"}\\"{"}}@layer a{.c{content:'}'}}`,
    `@layer a{.b{content:"}\\"{"}.c{content:'}'}}`,
  ],
  ["no rules", "", ""],
])("minds %s", (_, css, merged) => {
  expect(mergeLayers(css)).toBe(merged);
});
