import { readFile } from "node:fs/promises";

/** What hides the names of exports: those of another module, and those of Node's older kind. */
const hidden = /\bexport\s*\*\s*from\b|\bexports\b/;

/** The names that a module exports; null where its code does not tell. */
export async function exportsOf(file: string): Promise<string[] | null> {
  if (hidden.test(await readFile(file, "utf8"))) return null;
  // Few texts import anything.
  const { build } = await import("esbuild");
  try {
    const { metafile } = await build({
      entryPoints: [file],
      outdir: "/",
      write: false,
      metafile: true,
      format: "esm",
      loader: { ".js": "jsx" },
      logLevel: "silent",
    });
    const [output] = Object.values(metafile.outputs);
    return output?.exports ?? null;
  } catch {
    // webpack says what is wrong with its code.
    return null;
  }
}
