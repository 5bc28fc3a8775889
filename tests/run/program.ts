import { readFileSync } from "node:fs";
import path from "node:path";

/** Packages that are not called like their program. */
const packages: Record<string, string> = {
  playwright: "@playwright/test",
  tsc: "typescript",
};

/**
 * The command for a package's program, in the Node that this process runs in.
 * Windows starts what lies in node_modules/.bin through a shell only, which
 * would also interpret the arguments.
 */
export function program(name: string, ...args: string[]): string[] {
  const folder = path.resolve("node_modules", packages[name] ?? name);
  const manifest = readFileSync(path.join(folder, "package.json"), "utf8");
  const { bin } = JSON.parse(manifest) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === "string" ? bin : (bin[name] ?? "");
  return [process.execPath, path.join(folder, script), ...args];
}
