/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ContentProblem } from "./content/problem";
import {
  showConfigInOverlay,
  showFileInOverlay,
  showInOverlay,
  showLinksInOverlay,
} from "./overlay";

const mockEmitError = jest.fn();
jest.mock("gatsby/dist/utils/websocket-manager", () => ({
  websocketManager: {
    emitError: (...args: unknown[]) => {
      mockEmitError(...args);
    },
  },
}));

const root = mkdtempSync(path.join(tmpdir(), "overlay-"));
writeFileSync(path.join(root, "a.mdx"), "---\ndate: never\n---\n");
const command = process.env.gatsby_executing_command;
beforeEach(() => {
  process.env.gatsby_executing_command = "develop";
  mockEmitError.mockClear();
});
afterAll(() => {
  process.env.gatsby_executing_command = command;
  rmSync(root, { recursive: true });
});

const fault = (file: string): ContentProblem => ({
  severity: "error",
  file,
  line: 2,
  field: "date",
  message: "This is no date.",
  value: "never",
});
const lastText = () => {
  const [, message] = mockEmitError.mock.lastCall as [
    string,
    { text: string }[],
  ];
  return message[0]?.text;
};

it("shows the file to open first, then all faults with their lines", async () => {
  await showInOverlay(root, [fault("a.mdx"), fault("b.mdx")]);
  expect(lastText()).toBe(`a.mdx
(2:1)  date

  This is no date.

    1 | ---
  > 2 | date: never
      |       ^^^^^
    3 | ---

  Value: "never"

b.mdx:2  date
  This is no date.
  Value: "never"`);
});

it("breaks long messages, and no line of the source", async () => {
  const message = "A message that is longer than the overlay is wide, ".repeat(
    2,
  );
  await showInOverlay(root, [{ ...fault("a.mdx"), message }]);
  const lines = lastText()?.split("\n") ?? [];
  expect(lines.filter((line) => line.length > 64)).toEqual([]);
  expect(lines.slice(3, 5)).toEqual([
    "  A message that is longer than the overlay is wide, A message",
    "  that is longer than the overlay is wide,",
  ]);
});

it("replaces one file's faults, and goes with the last one", async () => {
  await showInOverlay(root, [fault("a.mdx"), fault("b.mdx")]);
  await showFileInOverlay(root, "a.mdx", []);
  expect(lastText()).not.toContain("a.mdx");
  await showFileInOverlay(root, "b.mdx", []);
  expect(mockEmitError).toHaveBeenLastCalledWith("content", null);
  mockEmitError.mockClear();
  await showInOverlay(root, []);
  expect(mockEmitError).not.toHaveBeenCalled();
});

it("keeps the faults of the site config through rounds over the content", async () => {
  await showConfigInOverlay(root, [fault("site.ts")]);
  await showInOverlay(root, [fault("a.mdx")]);
  expect(lastText()).toContain("site.ts");
  expect(lastText()).toContain("a.mdx");
  await showInOverlay(root, []);
  expect(lastText()).toContain("site.ts");
  await showConfigInOverlay(root, []);
  expect(mockEmitError).toHaveBeenLastCalledWith("content", null);
});

it("shows links of the site config beside its faults, and by themselves", async () => {
  await showLinksInOverlay(root, [fault("link.ts")]);
  await showConfigInOverlay(root, [fault("site.ts")]);
  expect(lastText()).toMatch(/^site\.ts[^]*link\.ts/);
  await showConfigInOverlay(root, []);
  expect(lastText()).toContain("link.ts");
  await showLinksInOverlay(root, []);
  expect(mockEmitError).toHaveBeenLastCalledWith("content", null);
});

it("shows nothing in a build", async () => {
  process.env.gatsby_executing_command = "build";
  await showInOverlay(root, [fault("a.mdx")]);
  expect(mockEmitError).not.toHaveBeenCalled();
});
