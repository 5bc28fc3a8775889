/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commitTimes } from "./commitTimes";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "commits-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync(
    "git",
    ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args],
    {
      cwd,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: "ignore",
    },
  );

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

const commit = (date: string) => {
  git(root, date, "add", "-A");
  git(root, date, "commit", "-m", "x");
};

it("knows the first and the last commit of each file, in UTC", () => {
  git(root, "", "init");
  write("content/blog/a/en.mdx", "1");
  write("content/blog/grün/en.mdx", "1");
  commit("2026-01-02T10:00:00+02:00");
  write("content/blog/a/en.mdx", "2");
  commit("2026-02-03T00:30:00+01:00");
  write("README.md", "x");
  commit("2026-03-01T00:00:00Z");
  expect(Object.fromEntries(commitTimes(root))).toEqual({
    "content/blog/a/en.mdx": {
      first: "2026-01-02T08:00:00.000Z",
      last: "2026-02-02T23:30:00.000Z",
    },
    "content/blog/grün/en.mdx": {
      first: "2026-01-02T08:00:00.000Z",
      last: "2026-01-02T08:00:00.000Z",
    },
  });
});

it("knows nothing without a repository, and says nothing", () => {
  expect(commitTimes(root).size).toBe(0);
});

it("knows nothing in a shallow clone", () => {
  git(root, "", "init");
  write("content/a.mdx", "1");
  commit("2026-01-02T10:00:00Z");
  write("content/b.mdx", "1");
  commit("2026-01-03T10:00:00Z");
  const clone = path.join(root, "clone");
  git(root, "", "clone", "--depth=1", `file://${root}`, clone);
  expect(commitTimes(clone).size).toBe(0);
});
