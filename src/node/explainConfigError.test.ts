/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { explainConfigError } from "./explainConfigError";

const root = mkdtempSync(path.join(tmpdir(), "config-"));
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  mkdirSync(path.join(root, "src/config"), { recursive: true });
  writeFileSync(
    path.join(root, "src/config/site.ts"),
    `import { defineSite } from "./defineSite";

/** Not here: Berlin
 * Berlin */
export const site = defineSite({
  title: "In Berlin", // Berlin
  Berlin: 1,
  city: a.Berlin,
  timeZone: Berlin,
});
`,
  );
});

const missing = (name: string) => new ReferenceError(`${name} is not defined`);
const broken = (file: string) =>
  new Error(`Transform failed with 1 error:
${path.join(root, file)}:27:2: ERROR: Expected "}" but found "image"`);

it.each([
  [
    "a word without quotes",
    missing("Berlin"),
    `src/config/site.ts:9  "Berlin" stands for nothing.
  Fix: Put it in quotes if it is a text: "Berlin".`,
  ],
  [
    "a missing comma",
    broken("src/config/site.ts"),
    `src/config/site.ts:27  Expected "}" but found "image".
  Fix: Look there and at the line before: a comma, bracket or quotation mark is missing, or one too many.`,
  ],
  ["a name of other code", missing("Paris"), undefined],
  ["other code", broken("src/node/report.ts"), undefined],
  ["another error", new Error("No memory"), undefined],
  ["what is no error", "Berlin is not defined", undefined],
])("explains %s", (_, error, expected) => {
  expect(explainConfigError(error, root)).toBe(expected);
});
