/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasSearch } from "../../config/hasSearch";
import { searchIndexFolder } from "../../lib/searchIndex";
import { runTask } from "../bundling/runTask";
import type { IndexTask } from "./indexTask";
import { isDone } from "./indexTask";
import { makeSearch } from "./makeSearch";

jest.mock("../bundling/runTask");
jest.mock("./indexTask");
jest.mock("../../config/hasSearch", () => ({ hasSearch: jest.fn() }));
jest.mock("./recordsByLocale", () => ({
  recordsByLocale: () =>
    new Map([
      ["en", [{ url: "/a" }, { url: "/b" }]],
      ["de", [{ url: "/de/a" }]],
    ]),
}));

/** A site whose folder holds the search of a language that is gone. */
function newSite() {
  const root = mkdtempSync(path.join(tmpdir(), "search-"));
  const folder = path.join(root, "public", searchIndexFolder);
  mkdirSync(path.join(folder, "fr"), { recursive: true });
  const store = { getState: () => ({ program: { directory: root } }) };
  const args = { store } as unknown as Parameters<typeof makeSearch>[0];
  return { folder, args };
}
const made = () =>
  jest
    .mocked(runTask)
    .mock.calls.map(([, , task]) => (task as IndexTask).locale);

beforeEach(() => {
  jest.mocked(hasSearch).mockReturnValue(true);
  jest.mocked(runTask).mockReset();
});

test("has each locale's index made, one after the other", async () => {
  const { folder, args } = newSite();
  jest.mocked(isDone).mockReturnValue(false);
  let atWork = 0;
  jest.mocked(runTask).mockImplementation(async (_, __, task) => {
    expect(++atWork).toBe(1);
    mkdirSync(path.join(folder, (task as IndexTask).locale));
    await Promise.resolve();
    atWork -= 1;
  });
  expect(await makeSearch(args)).toEqual({ pages: 3, isNew: true });
  expect(made()).toEqual(["en", "de"]);
  expect(readdirSync(folder).sort()).toEqual(["de", "en"]);
});

test("starts no process for what is as it should be", async () => {
  jest.mocked(isDone).mockImplementation(({ locale }) => locale === "en");
  expect(await makeSearch(newSite().args)).toMatchObject({ isNew: true });
  expect(made()).toEqual(["de"]);
  jest.mocked(isDone).mockReturnValue(true);
  expect(await makeSearch(newSite().args)).toMatchObject({ isNew: false });
  expect(made()).toEqual(["de"]);
});

test("leaves nothing where the site has no search", async () => {
  const { folder, args } = newSite();
  jest.mocked(hasSearch).mockReturnValue(false);
  expect(await makeSearch(args)).toBeNull();
  expect(existsSync(folder)).toBe(false);
});
