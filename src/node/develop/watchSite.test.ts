/** @jest-environment node */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { minimalSite } from "../../config/testing/minimalSite";
import type { ContentProblem } from "../content/problem";
import { watchSite } from "./watchSite";

const shown: ContentProblem[][] = [];
jest.mock("../overlay", () => ({
  showConfigInOverlay: (_: string, errors: ContentProblem[]) => {
    shown.push(errors);
    return Promise.resolve();
  },
}));

const root = fs.mkdtempSync(path.join(tmpdir(), "site-"));
const file = path.join(root, "src/config/site.ts");
const error = jest.fn();

const save = (changes: object, code = "") =>
  fs.writeFileSync(
    file,
    `const defineSite = (site) => site;\nexport const site = defineSite(${JSON.stringify({ ...minimalSite(), ...changes }, null, 2)});\n${code}`,
  );

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is shown when the config has been checked so many times. */
async function checked(times: number) {
  for (let look = 0; look < 60 && shown.length < times; look++) await wait(50);
  expect(shown).toHaveLength(times);
  return shown.at(-1) ?? [];
}

beforeAll(async () => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  save({});
  watchSite({
    reporter: { error },
    store: { getState: () => ({ program: { directory: root } }) },
  } as unknown as ParentSpanPluginArgs);
  // Until it knows what the file is like now.
  await wait(300);
});
afterAll(() => {
  fs.unwatchFile(file);
  fs.rmSync(root, { recursive: true });
});

test("a saved config is checked each time, and what can't be run is left to webpack", async () => {
  const item = { label: "Walk", to: "/walk", too: "/walk" };
  save({ navbar: { items: [item] } });
  const [fault] = await checked(1);
  expect(fault).toMatchObject({
    severity: "error",
    file: "src/config/site.ts",
    field: "navbar.items[0].too",
    message: '"navbar.items[0].too" is not an option.',
    fix: 'Did you mean "to"?',
  });
  const line = fs.readFileSync(file, "utf8").split("\n")[
    (fault?.line ?? 0) - 1
  ];
  expect(line).toContain("too");
  expect(error).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(error.mock.lastCall)).toContain(
    "The site config has 1 fault:",
  );

  save({}, "const = 1;");
  await wait(700);
  expect(await checked(1)).toHaveLength(1);

  save({});
  expect(await checked(2)).toEqual([]);
  expect(error).toHaveBeenCalledTimes(1);
});
