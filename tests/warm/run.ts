/**
 * Builds the tests' site after each of an owner's edits, once with what the
 * build before left and once without, and compares what is written, byte by byte.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { relativePosix } from "../../src/site/files/paths";
import { layOut } from "../run/layOut";
import { program } from "../run/program";
import { gatsbyBuild } from "../run/steps";
import { ownerEdits } from "./ownerEdits";

/** Scripts, styles and pictures of builds before, which pages that are still open may load. */
const isHashed = (file: string) =>
  /[-.][\da-f]{20}\.(?:js|css)|^static\/[\da-f]{32}\//.test(file);

function build() {
  const [node = "", ...args] = gatsbyBuild;
  const { status, stdout, stderr } = spawnSync(node, args, {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { isOk: status === 0, output: stdout + stderr };
}

function buildOrThrow(): string {
  const { isOk, output } = build();
  if (!isOk) throw new Error(output);
  return output;
}

/** Reads a file that was built; the list of chunks has the order in which the bundler restored them. */
function readOutput(file: string): string {
  const content = readFileSync(file, "latin1");
  return file.endsWith("webpack.stats.json")
    ? Array.from(content).sort().join("")
    : content;
}

/** The hash of each file that was built, by its path. */
function hashOutput(): Map<string, string> {
  const files = readdirSync("public", { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const hash = createHash("sha1").update(readOutput(file)).digest("hex");
        return [relativePosix("public", file), hash] as const;
      }),
  );
}

/** Builds the site in its folder without what earlier builds left, which then comes back. */
function hashColdBuild(): Map<string, string> {
  mkdirSync("kept");
  for (const name of [".cache", "public"]) renameSync(name, `kept/${name}`);
  buildOrThrow();
  const hashes = hashOutput();
  for (const name of [".cache", "public"]) {
    rmSync(name, { recursive: true });
    renameSync(`kept/${name}`, name);
  }
  rmSync("kept", { recursive: true });
  return hashes;
}

/** Says of each file how the warm build has it otherwise than the cold one. */
function compare(
  warm: ReadonlyMap<string, string>,
  cold: ReadonlyMap<string, string>,
): string[] {
  const left = [...warm.keys()].filter((file) => !cold.has(file));
  return [
    ...left.filter((file) => !isHashed(file)).map((file) => `${file} is left`),
    ...[...cold].flatMap(([file, hash]) => {
      if (!warm.has(file)) return [`${file} is missing`];
      return warm.get(file) === hash ? [] : [`${file} differs`];
    }),
  ];
}

const site = mkdtempSync(path.join(tmpdir(), "warm-site-"));
layOut(site, { fixtures: ["site"] });
process.chdir(site);
// The check and builds share a cache.
const [node = "", ...args] = program("tsx", "src/cli/main.ts", "check:content");
spawnSync(node, args);
buildOrThrow();
const nothingRead = /(?:check links|index for the search) .*\b0 of \d+ pages/g;
if (buildOrThrow().match(nothingRead)?.length !== 2)
  throw new Error("A build without a change reads pages again.");
for (const { name, change, repair } of ownerEdits) {
  change();
  if (repair) {
    if (build().isOk) throw new Error(`${name}: the error ends no build.`);
    repair();
  }
  buildOrThrow();
  const differences = compare(hashOutput(), hashColdBuild());
  console.log(`${name} … ${differences.length === 0 ? "ok" : "FAILED"}`);
  for (const line of differences) console.log(`  ${line}`);
  if (differences.length > 0) process.exitCode = 1;
}
process.chdir(tmpdir());
rmSync(site, { recursive: true });
