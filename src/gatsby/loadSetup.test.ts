/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadSetup } from "./loadSetup";

const root = mkdtempSync(path.join(tmpdir(), "setup-"));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, code: string) =>
  writeFileSync(path.join(root, name), code);

it("ends with an explanation where the config is at fault", () => {
  mkdirSync(path.join(root, "src/site/config"), { recursive: true });
  write(
    "src/site/config/explainConfigError.ts",
    "export const explainConfigError = (error) => error.code;",
  );
  const error = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exit");
  });
  write("all.ts", 'throw { code: "Line 3." };');
  expect(() => loadSetup(root, "all.ts")).toThrow("exit");
  expect(error.mock.calls).toEqual([["\nLine 3.\n"]]);
  write("other.ts", 'throw new Error("No memory");');
  expect(() => loadSetup(root, "other.ts")).toThrow("No memory");
});
