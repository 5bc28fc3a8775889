import { rmSync, utimesSync } from "node:fs";
import fc from "fast-check";
import { createFolder } from "../../tests/createFolder";
import { ownerConfig } from "../config/ownerConfig";
import { siteConfig } from "../config/resolved";
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
  const direction = "ltr";
  const locales = {
    en: { label: "English", htmlLang: "en-GB", direction, path: "/" },
    de: { label: "Deutsch", htmlLang: "de-DE", direction, path: "/de" },
  };
  return {
    site: {
      title: "Kim",
      tagline: "Work",
      favicon: "/favicon.svg",
      url: "https://www.example.com",
      timeZone: "Europe/Berlin",
      i18n: { defaultLocale: "en", locales },
      navbar: { items: [{ type: "search" }] },
      blog: { title: "Blog", description: "Notes", sidebarTitle: "Posts" },
    },
  };
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

const usual = { ...siteConfig };
let written: ReadonlyMap<string, string> = new Map();

/** Makes the folder, the config and the component what the owner has. */
function apply({ files, options, element, clock }: Owned): void {
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

/** A step, with the numbers that choose what it does. */
class Command implements fc.AsyncCommand<{ owned: Owned }, object> {
  constructor(
    readonly name: string,
    readonly choices: readonly number[],
  ) {}

  check = () => true;

  async run(model: { owned: Owned }) {
    const choices = [...this.choices];
    const at = <T>(list: readonly T[]) =>
      list[(choices.shift() ?? 0) % list.length] as T;
    model.owned = steps[this.name]?.(model.owned, at) ?? model.owned;
    apply(model.owned);
    const warm = await loadWarm(model.owned);
    const cold = await load();
    if (JSON.stringify(warm) !== JSON.stringify(cold))
      expect(warm).toEqual(cold);
  }

  toString = () => `${this.name} ${this.choices.join()}`;
}

const commands = Object.keys(steps).map((name) =>
  fc
    .tuple(fc.nat(99), fc.nat(99), fc.nat(99))
    .map((choices) => new Command(name, choices)),
);

test("after whatever owners do, a warm load gives what a cold one gives", async () => {
  await fc.assert(
    fc.asyncProperty(
      // Ten on average.
      fc.commands(commands, { maxCommands: 20, size: "max" }),
      async (sequence) => {
        await fc.asyncModelRun(async () => {
          apply(start);
          await loadWarm(start);
          return { model: { owned: start }, real: {} };
        }, sequence);
      },
    ),
    { numRuns: process.env.CI ? 300 : 60 },
  );
});
