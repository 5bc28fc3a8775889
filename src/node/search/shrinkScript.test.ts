/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shrinkScript } from "./shrinkScript";

it("takes spaces and names away, and leaves what the script gives", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "script-")), "a.js");
  writeFileSync(
    file,
    "const createOne = (option) => {\n  return option?.first;\n};\nexport { createOne as create };\n",
  );
  shrinkScript(file);
  const code = readFileSync(file, "utf8");
  expect(code).toMatch(/export\s*\{\s*\w+ as create\s*\}/);
  expect(code).toContain("?.first");
  expect(code).not.toMatch(/option|createOne| {2}/);
});
