/**
 * Has npm compare every installed package with the signature that the registry
 * has for it. Skipped, with the reason, where the registry or its keys are out
 * of reach: at work without a network, or behind a mirror.
 */
import { spawnSync } from "node:child_process";
import { skippedCode } from "./runSteps";

type Package = { name: string; version: string };
type Report = {
  /** Packages that are not what was signed, or that should be signed and are not. */
  invalid?: Package[];
  missing?: Package[];
  /** Why npm could not ask. */
  error?: { summary?: string };
};

const { stdout } = spawnSync(
  "npm",
  ["audit", "signatures", "--json", "--fetch-retry-mintimeout=1000"],
  {
    encoding: "utf8",
    // A network that swallows requests is none.
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  },
);

function readReport(): Report {
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return { error: { summary: "npm says nothing that can be read" } };
  }
}

const { invalid, missing, error } = readReport();
if (invalid && missing) {
  for (const { name, version } of invalid) {
    console.error(`${name} ${version} is not what was signed`);
  }
  for (const { name, version } of missing) {
    console.error(`${name} ${version} is not signed`);
  }
  process.exitCode = invalid.length + missing.length > 0 ? 1 : 0;
} else {
  console.log(error?.summary ?? "npm says nothing of signatures");
  process.exitCode = skippedCode;
}
