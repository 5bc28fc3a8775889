import { rmSync, utimesSync } from "node:fs";
import fc from "fast-check";
import { createFolder } from "../../tests/createFolder";
import { ownerConfig } from "../config/ownerConfig";
import { siteConfig } from "../config/resolved";
import type * as minimal from "../config/testing/minimalSite";
import type { EntryCache } from "./entryCache";
import { loadSite } from "./loadSite";
import { start, steps } from "./testing/ownerSteps";
import type { Owned } from "./testing/ownerSteps";

jest.setTimeout(process.env.CI ? 900_000 : 300_000);
jest.mock("./content/gitTimes", () => ({
  loadGitTimes: () => new Map(),
  readVersions: () => new Map(),
  checkRepository: () => [],
}));
jest.mock("../config/site", () => {
  const { minimalSite } = jest.requireActual<typeof minimal>(
    "../config/testing/minimalSite",
  );
  return { site: minimalSite({ navbar: { items: [{ type: "search" }] } }) };
});
let mockElement = "ol";
jest.mock("../components/steps/Steps", () => ({
  Steps: () => ({
    type: "element",
    tagName: mockElement,
    properties: {},
    children: [],
  }),
}));

const { root, at, write } = createFolder();

// Promises of the file system need the other clocks.
beforeAll(() => jest.useFakeTimers({ advanceTimers: true }));
afterAll(() => jest.useRealTimers());

const usual = { ...siteConfig };
let written: ReadonlyMap<string, string> = new Map();

/** Makes the folder, the config and the component what the owner has. */
function apply({ files, options, element, clock, day }: Owned): void {
  jest.setSystemTime(new Date(`${day}T12:00Z`));
  Object.assign(siteConfig, usual, options);
  mockElement = element;
  for (const file of written.keys()) {
    if (!files.has(file)) rmSync(at(file));
  }
  for (const [file, text] of files) {
    if (written.get(file) === text) continue;
    utimesSync(write(file, text), clock, clock);
  }
  written = files;
}

async function load(cache?: EntryCache) {
  const site = await loadSite(root, ownerConfig, { cache });
  const { entries, routes, links, diagnostics } = site;
  return { entries, routes, links: [...links], diagnostics };
}

const loadWarm = ({ element }: Owned) =>
  load({ folder: at(".cache"), codeHash: element });

/** A step by its name, with the numbers that choose what it does. */
const step = fc.tuple(
  fc.constantFrom(...Object.keys(steps)),
  fc.array(fc.nat(99), { minLength: 3, maxLength: 3 }),
);

function take(owned: Owned, [name, numbers]: [string, number[]]): Owned {
  const left = [...numbers];
  const at = <T>(list: readonly T[]) =>
    list[(left.shift() ?? 0) % list.length] as T;
  return steps[name]?.(owned, at) ?? owned;
}

test("after whatever owners do, a warm load gives what a cold one gives", async () => {
  await fc.assert(
    fc.asyncProperty(
      // Ten on average.
      fc.array(step, { maxLength: 20, size: "max" }),
      async (sequence) => {
        let owned = start;
        apply(owned);
        let warm = await loadWarm(owned);
        for (const next of sequence) {
          owned = take(owned, next);
          apply(owned);
          warm = await loadWarm(owned);
        }
        const cold = await load();
        if (JSON.stringify(warm) !== JSON.stringify(cold))
          expect(warm).toEqual(cold);
      },
    ),
    { numRuns: process.env.CI ? 300 : 20 },
  );
});
