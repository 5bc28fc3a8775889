/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { loadSite, type Site } from "../site/loadSite";
import { isOutdated, updateSite } from "./currentSite";

jest.mock("../site/loadSite", () => ({ loadSite: jest.fn() }));
jest.mock("../site/entryCache", () => ({ openEntryCache: () => undefined }));
jest.mock("./reportDiagnostics", () => ({
  reportDiagnostics: () => undefined,
}));

const root = mkdtempSync(path.join(tmpdir(), "saves-"));
afterAll(() => rmSync(root, { recursive: true }));

const args = {
  store: { getState: () => ({ program: { directory: root } }) },
  reporter: {
    activityTimer: () => ({
      start: () => undefined,
      setStatus: () => undefined,
      end: () => undefined,
    }),
  },
} as unknown as NodePluginArgs;

it("knows of what is saved while the site is loaded", async () => {
  mkdirSync(path.join(root, "content"));
  jest.mocked(loadSite).mockImplementation(() => {
    writeFileSync(path.join(root, "content/post.mdx"), "Text");
    return Promise.resolve({ entries: [], diagnostics: [] } as unknown as Site);
  });
  await updateSite(args);
  expect(isOutdated(root)).toBe(true);
  jest.mocked(loadSite).mockResolvedValue({
    entries: [],
    diagnostics: [],
  } as unknown as Site);
  await updateSite(args);
  expect(isOutdated(root)).toBe(false);
});
