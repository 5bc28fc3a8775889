import { execFileSync } from "node:child_process";
import { cpSync, renameSync } from "node:fs";
import { createFolder } from "../../tests/createFolder";
import {
  checkRepository,
  findHistoryGap,
  loadGitTimes,
} from "./content/gitTimes";
import { siteConfig } from "../config/resolved";
import { listTranslations } from "./listTranslations";

const { root, at, empty, write: put } = createFolder();
let day = 0;
beforeEach(() => {
  empty();
  day = 0;
});

const gitAt = (date: string, ...args: string[]) => {
  const user = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  execFileSync("git", [...user, ...args], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    stdio: "ignore",
  });
};
const git = (...args: string[]) => {
  gitAt(`2026-01-0${day}T10:00:00Z`, ...args);
};
/** Each commit is a day later. */
const commit = () => {
  day += 1;
  git("add", "-A");
  git("commit", "-m", "x");
};
const write = (name: string, text: string, fields = "") =>
  put(`content/blog/${name}`, `---\ntitle: T\n${fields}---\n\n${text}\n`);
/** In English and German. */
const statusOf = (folder: string) => {
  const { en, de } =
    listTranslations(root, siteConfig.i18n).find(
      (entry) => entry.folder === `blog/${folder}`,
    )?.locales ?? {};
  return { en, de };
};

describe("in a repository", () => {
  // Made once: git takes longer than all that is asked here.
  const made = createFolder();
  beforeAll(() => {
    git("init");
    write("2026-01-01-a/en.mdx", "One.\n\nTwo.");
    write("2026-01-01-a/de.mdx", "Eins.\n\nZwei.");
    commit();
    cpSync(root, made.root, { recursive: true });
  });
  beforeEach(() => {
    cpSync(made.root, root, { recursive: true });
    day = 1;
  });

  it("knows what is missing, and what is current", () => {
    write("2026-01-01-b/de.mdx", "Nur deutsch.");
    expect(statusOf("2026-01-01-a").de?.status).toBe("current");
    expect(statusOf("2026-01-01-b")).toEqual({
      en: { status: "missing" },
      de: { status: "source" },
    });
  });

  it("knows what of the source has changed since a translation was touched", () => {
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.\n\nThree.");
    expect(statusOf("2026-01-01-a").de).toEqual({
      status: "outdated",
      changes: 2,
      since: "2026-01-01",
    });
    commit();
    expect(statusOf("2026-01-01-a").de).toEqual({
      status: "outdated",
      changes: 2,
      since: "2026-01-01",
      changedAt: "2026-01-02T10:00:00.000Z",
    });
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.\n\nThree.", "tags: [craft]\n");
    commit();
    // The later change was none of words.
    expect(statusOf("2026-01-01-a").de?.changedAt).toMatch("2026-01-02");
    write("2026-01-01-a/de.mdx", "Eins!\n\nZwei.\n\nDrei.");
    expect(statusOf("2026-01-01-a").de?.status).toBe("current");
    commit();
    expect(statusOf("2026-01-01-a").de?.status).toBe("current");
  });

  it("ignores line breaks and fields without words, and counts those with words", () => {
    const fields = [
      "tags: [craft]",
      "sidebar_position: 2",
      "id: a",
      "slug: b",
      "image_dark: ./dark.png",
    ];
    write("2026-01-01-a/en.mdx", "One.\n\n\nTwo.", `${fields.join("\n")}\n`);
    expect(statusOf("2026-01-01-a").de?.status).toBe("current");
    write("2026-01-01-a/en.mdx", "One.\n\nTwo.", "description: New.\n");
    expect(statusOf("2026-01-01-a").de?.changes).toBe(1);
  });

  it("does not take a new name for a new translation", () => {
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    commit();
    const folder = at("content/blog/2026-01-01-a");
    renameSync(folder, folder.replace(/-a$/, "-new"));
    commit();
    expect(statusOf("2026-01-01-new").de).toMatchObject({
      status: "outdated",
      changedAt: "2026-01-02T10:00:00.000Z",
      since: "2026-01-01",
    });
    // By former names, addresses are found that nothing keeps.
    const times = loadGitTimes(root);
    expect(
      times.get("content/blog/2026-01-01-new/en.mdx")?.names,
    ).toMatchObject([{ path: "content/blog/2026-01-01-a/en.mdx" }]);
  });

  it("takes the file that was there first for the source, though the other began as its copy", () => {
    const text = "Eins, und noch viel mehr davon.\n\nZwei, und alles andere.";
    write("2026-01-01-c/de.mdx", text);
    commit();
    write("2026-01-01-c/en.mdx", text);
    commit();
    write("2026-01-01-c/de.mdx", `${text}\n\nDrei.`);
    commit();
    expect(statusOf("2026-01-01-c")).toMatchObject({
      de: { status: "source" },
      en: { status: "outdated", since: "2026-01-03" },
    });
  });

  it("finds a translation that was begun and is not published", () => {
    write("2026-01-01-a/de.mdx", "Eins.", "draft: true\n");
    expect(statusOf("2026-01-01-a").de?.status).toBe("draft");
  });
});

it("does not know what is outdated in a clone without history", () => {
  git("init");
  write("2026-01-01-a/en.mdx", "One.");
  write("2026-01-01-a/de.mdx", "Eins.");
  commit();
  write("2026-01-01-a/en.mdx", "One!");
  commit();
  const clone = at("clone");
  git("clone", "--depth=1", `file://${root}`, clone);
  const [entry] = listTranslations(clone, siteConfig.i18n);
  expect(entry?.locales.de).toEqual({ status: "unknown" });
});

it("does not know what is outdated without a repository", () => {
  write("2026-01-01-a/en.mdx", "One.");
  write("2026-01-01-a/de.mdx", "Eins.");
  expect(findHistoryGap(root)).toBe("this is not a git repository");
  expect(statusOf("2026-01-01-a")).toEqual({
    en: { status: "source" },
    de: { status: "unknown" },
  });
});

it("says what git has against a repository of another user", () => {
  git("init");
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
  expect(findHistoryGap(root)).toContain(
    "git says: detected dubious ownership",
  );
  expect(checkRepository(root)).toMatchObject([{ file: ".git", fatal: false }]);
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(checkRepository(root)).toEqual([]);
});

it("says that a repository has parts missing", () => {
  put(".git", "gitdir: /nowhere");
  expect(findHistoryGap(root)).toMatch(/^git says: not a git repository: /);
  expect(checkRepository(root)).toMatchObject([{ file: ".git", fatal: false }]);
});

it("has nothing outdated in a repository without a commit", () => {
  git("init");
  write("2026-01-01-a/en.mdx", "One.");
  write("2026-01-01-a/de.mdx", "Eins.");
  expect(statusOf("2026-01-01-a").de?.status).toBe("current");
});

it("leaves out a commit in a year that no calendar has", () => {
  git("init");
  write("2026-01-01-a/en.mdx", "One.");
  git("add", "-A");
  gitAt("@99999999999999 +0000", "commit", "-m", "x");
  expect(loadGitTimes(root).size).toBe(0);
});
