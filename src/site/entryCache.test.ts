import { readFileSync } from "node:fs";
import { siteComponentTag } from "../components/registry";
import { siteConfig } from "../config/resolved";
import { hashEntry, listReadOptions } from "./entryCache";
import { findEntryFiles } from "./findEntryFiles";
import { loadEntry } from "./loadEntry";

jest.mock("../config/resolved", () => {
  const reads = new Set<string>();
  const actual = jest.requireActual<{ siteConfig: object }>(
    "../config/resolved",
  );
  const record = (value: unknown, option: string): unknown => {
    if (typeof value !== "object" || value === null) {
      reads.add(option);
      return value;
    }
    return new Proxy(value, {
      get: (target, name) =>
        record(Reflect.get(target, name), `${option}.${String(name)}`),
    });
  };
  return { ...actual, reads, siteConfig: record(actual.siteConfig, "site") };
});

const { reads } = jest.requireMock<{ reads: Set<string> }>(
  "../config/resolved",
);

const unused = { features: [], otherHosts: [] };

/** Finds the options that a function reads. */
async function findReads(act: () => unknown): Promise<string[]> {
  reads.clear();
  await act();
  return [...reads];
}

test("an entry's key has all options that loading entries reads", async () => {
  const { files } = findEntryFiles(process.cwd(), siteConfig.i18n);
  // A text with every component, and a few of each collection; all in CI.
  const some = process.env.CI
    ? /./
    : /writing|reading-a-contract|month-end|02-work/;
  const footnotes = { label: "Footnotes", backLabel: "Back" };
  const read = await findReads(() =>
    Promise.all(
      files
        .filter(({ entryPath }) => entryPath.lang === "en")
        .filter(({ sourcePath }) => some.test(sourcePath))
        .filter(
          ({ absolutePath }) =>
            !siteComponentTag.test(readFileSync(absolutePath, "utf8")),
        )
        .map((file) =>
          loadEntry({ ...unused, file, config: siteConfig, footnotes }),
        ),
    ),
  );
  const hashed = await findReads(() =>
    JSON.stringify(listReadOptions(siteConfig)),
  );
  expect(read).toContain("site.toc.minLevel");
  expect(read.filter((option) => !hashed.includes(option))).toEqual([]);
});

test("a file that has gone since it was listed is an error, not the end of the run", async () => {
  const [file] = findEntryFiles(process.cwd(), siteConfig.i18n).files;
  if (!file) throw new Error("The site has no entry.");
  const task = {
    file: { ...file, absolutePath: `${file.absolutePath}.gone` },
    config: siteConfig,
    ...unused,
    footnotes: { label: "Footnotes", backLabel: "Back" },
  };
  expect(hashEntry(task, "")).toMatch(/^\w+$/);
  const { diagnostics } = await loadEntry(task);
  expect(diagnostics.map(({ reason }) => reason)).toEqual([
    "This file can't be read (ENOENT).",
  ]);
});
