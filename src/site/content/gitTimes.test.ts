import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createFolder } from "../../../tests/createFolder";
import { checkRepository, loadGitTimes } from "./gitTimes";

const { root, at, write } = createFolder();
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];

test("says that objects are lost, and what to do", () => {
  write("content/a.mdx", "One.");
  git("init", "--quiet");
  expect(checkRepository(root)).toEqual([]);
  git("add", ".");
  git(...author, "commit", "--quiet", "--message=One");
  expect(checkRepository(root)).toEqual([]);
  const head = git("rev-parse", "HEAD");
  rmSync(at(`.git/objects/${head.slice(0, 2)}`), { recursive: true });
  expect(loadGitTimes(root).size).toBe(0);
  expect(checkRepository(root)).toMatchObject([
    {
      reason: expect.stringMatching(/dates of change: .*\bobject\b/) as unknown,
      note: expect.stringMatching(/^Clone it anew/) as unknown,
      fatal: false,
    },
  ]);
});
