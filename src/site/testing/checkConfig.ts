import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { resolveSite, SiteConfigError } from "../../config/resolveSite";
import { minimalSite } from "../../config/testing/minimalSite";
import { configDiagnostics } from "../config/explainConfigError";
import { configFile } from "../config/configFile";
import { formatField } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";

const root = mkdtempSync(path.join(tmpdir(), "site-"));
mkdirSync(path.join(root, "src/config"), { recursive: true });
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Prints a value that JSON can't hold as a number: only lines matter. */
const toNumber = (_: string, value: unknown) =>
  typeof value === "bigint" ? Number(value) : value;

/** Saves a config, and returns what is wrong with it. */
export function diagnoseConfig(site: unknown): Diagnostic[] {
  try {
    resolveSite(site);
    return [];
  } catch (error) {
    if (!(error instanceof SiteConfigError)) throw error;
    writeFileSync(path.join(root, configFile), printConfig(site));
    return configDiagnostics(error, root);
  }
}

function printConfig(site: unknown): string {
  try {
    return `export const site = defineSite(${JSON.stringify(site, toNumber, 2)});\n`;
  } catch {
    // A value contains itself.
    return "export const site = defineSite({});\n";
  }
}

/** Checks the minimal site with options replaced, and prints each diagnostic in one line. */
export function checkConfig(changes: Record<string, unknown>): string[] {
  const site = { ...minimalSite(), ...changes };
  const lines = printConfig(site).split("\n");
  return diagnoseConfig(site).map(
    ({ file, line, field = [], reason, actual, note }) => {
      expect([file, lines[(line ?? 0) - 1]]).not.toContain(undefined);
      return [formatField(field), reason, actual, note]
        .filter((part) => part !== undefined)
        .join(" | ");
    },
  );
}
