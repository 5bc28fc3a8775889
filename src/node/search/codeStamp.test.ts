import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { codeStamp } from "./codeStamp";

it("changes with the code, and not with its tests", () => {
  const root = mkdtempSync(path.join(tmpdir(), "code-"));
  for (const folder of ["src/node/search", "src/lib"]) {
    cpSync(folder, path.join(root, folder), { recursive: true });
  }
  const stamp = codeStamp(root);
  expect(stamp).toBe(codeStamp(process.cwd()));
  const change = (file: string) => writeFileSync(path.join(root, file), "");
  change("src/node/search/recordHtml.test.ts");
  expect(codeStamp(root)).toBe(stamp);
  change("src/node/search/recordHtml.ts");
  const second = codeStamp(root);
  expect(second).not.toBe(stamp);
  change("src/lib/escapeHtml.ts");
  expect(codeStamp(root)).not.toBe(second);
});
