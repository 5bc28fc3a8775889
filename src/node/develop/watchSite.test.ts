/** @jest-environment node */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { minimalSite } from "../../config/testing/minimalSite";
import type { ContentProblem } from "../content/problem";
import type { Fault } from "../checks/fault";
import { checkSavedSite } from "./savedSite";
import { watchSite } from "./watchSite";

const shown: ContentProblem[][] = [];
const shownLinks: ContentProblem[][] = [];
jest.mock("../overlay", () => ({
  showLinksInOverlay: (_: string, errors: ContentProblem[]) => {
    shownLinks.push(errors);
    return Promise.resolve();
  },
  showConfigInOverlay: (_: string, errors: ContentProblem[]) => {
    shown.push(errors);
    return Promise.resolve();
  },
}));

const root = fs.mkdtempSync(path.join(tmpdir(), "site-"));
const file = path.join(root, "src/config/site.ts");
const error = jest.fn();
const warn = jest.fn();
const command = process.env.gatsby_executing_command;

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
  process.env.gatsby_executing_command = "develop";
  fs.mkdirSync(path.dirname(file), { recursive: true });
  save({});
  watchSite({
    reporter: { error, warn },
    store: { getState: () => ({ program: { directory: root } }) },
  } as unknown as ParentSpanPluginArgs);
  // Until it knows what the file is like now.
  await wait(300);
});
afterAll(() => {
  process.env.gatsby_executing_command = command;
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

test("links of a saved config are looked for among the pages of the last round", async () => {
  const links: Fault = {
    check: "brokenLinks",
    target: "/nowhere",
    message: "There is no page or file at this path.",
    places: [
      { file: "src/config/site.ts", line: 3, field: "f", written: "/nowhere" },
    ],
    pages: [],
  };
  const faultsIn = (site: object) =>
    JSON.stringify(site).includes("/nowhere") ? [links] : [];
  expect(checkSavedSite(faultsIn)).toEqual([]);
  const before = shown.length;
  save({ navbar: { items: [{ label: "Walk", to: "/nowhere" }] } });
  expect(await checked(before + 1)).toEqual([]);
  expect(shownLinks.at(-1)).toMatchObject([{ line: 3, value: "/nowhere" }]);
  expect(String(warn.mock.lastCall)).toContain(
    'src/config/site.ts:3  f  "/nowhere"',
  );
  // The next round asks for what is saved, not for what Gatsby began with.
  expect(checkSavedSite(faultsIn)).toEqual([links]);
  save({});
  await checked(before + 2);
  expect(shownLinks.at(-1)).toEqual([]);
});
