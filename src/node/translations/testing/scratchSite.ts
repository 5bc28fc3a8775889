import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listTranslations } from "../listTranslations";

/** A site's folder whose texts are written and committed by tests; each commit is a day later. */
export function scratchSite() {
  const root = mkdtempSync(path.join(tmpdir(), "translations-"));
  let day = 0;

  const git = (...args: string[]) => {
    const date = `2026-01-0${day}T10:00:00Z`;
    execFileSync(
      "git",
      ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args],
      {
        cwd: root,
        env: {
          ...process.env,
          GIT_COMMITTER_DATE: date,
          GIT_AUTHOR_DATE: date,
        },
        stdio: "ignore",
      },
    );
  };

  const commit = (...args: string[]) => {
    day += 1;
    if (args.length > 0) {
      git(...args);
      return;
    }
    git("add", "-A");
    git("commit", "-m", "x");
  };

  return {
    root,
    git,
    commit,
    write(name: string, text: string, fields = "") {
      const file = path.join(root, "content/blog", name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `---\ntitle: T\n${fields}---\n\n${text}\n`);
    },
    /** In English and German, as `npm run translations` tells. */
    statusOf(folder: string) {
      const text = listTranslations(root).texts.find(
        (one) => one.folder === `blog/${folder}`,
      );
      const { en, de } = text?.locales ?? {};
      return { en, de };
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
