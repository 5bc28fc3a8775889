import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadSetup } from "./loadSetup";

const root = mkdtempSync(path.join(tmpdir(), "setup-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, code: string) =>
  writeFileSync(path.join(root, name), code);

it("ends with an explanation where the config is at fault", () => {
  mkdirSync(path.join(root, "src/site/config"), { recursive: true });
  write(
    "src/site/config/explainConfigError.ts",
    "export const explainConfigError = (error) => error.code;",
  );
  const said = jest.mocked(console.error);
  const exit = jest.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("exit");
  });
  write("all.ts", 'throw { code: "Line 3." };');
  expect(() => loadSetup(root, "all.ts")).toThrow("exit");
  expect(said.mock.calls).toEqual([["\nLine 3.\n"]]);
  // What is expected is no noise.
  said.mockClear();
  write("other.ts", 'throw new Error("No memory");');
  expect(() => loadSetup(root, "other.ts")).toThrow("No memory");
  exit.mockRestore();
});
