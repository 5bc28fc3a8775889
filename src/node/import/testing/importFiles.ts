import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { relativePosix } from "../../paths";
import { importSite } from "../importSite";
import { findGenerator } from "../generators";

const pixel = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Imports a site of these files into one that has no texts, or these. */
export async function importFiles(
  files: Readonly<Record<string, string>>,
  {
    file = "",
    existing = {},
  }: { file?: string; existing?: Record<string, string> } = {},
) {
  const root = mkdtempSync(path.join(tmpdir(), "import-"));
  const write = (top: string, name: string, text: string) => {
    const target = path.join(root, top, name);
    mkdirSync(path.dirname(target), { recursive: true });
    const isPicture = /\.(?:png|gif)$/.test(name);
    writeFileSync(target, isPicture ? Buffer.from(pixel, "base64") : text);
  };
  for (const name of ["locales", "src"])
    symlinkSync(path.resolve(name), path.join(root, name));
  mkdirSync(path.join(root, "content"));
  for (const [name, text] of Object.entries(existing)) write("", name, text);
  for (const [name, text] of Object.entries(files)) write("old", name, text);
  const source = path.join(root, "old", file);
  const found: string[] = [];
  const report = (name: string, line: number | undefined, reason: string) =>
    void found.push(`${relativePosix(source, name)}:${line ?? ""} ${reason}`);
  const site = findGenerator(source).read(source, report);
  const result = await importSite(root, site, report).finally(() =>
    rmSync(root, { recursive: true }),
  );
  const copies = [...result.copies].map(([to, from]) => [
    to,
    relativePosix(source, from),
  ]);
  return {
    texts: Object.fromEntries(result.texts),
    data: Object.fromEntries(result.data),
    copies: Object.fromEntries(copies) as Record<string, string>,
    found,
  };
}
