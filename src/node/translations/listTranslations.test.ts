/** @jest-environment node */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeTranslations } from "./describeTranslations";
import { listTranslations } from "./listTranslations";

jest.setTimeout(30_000);

let root: string;
let day = 0;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "translations-"));
  day = 0;
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => {
  const date = `2026-01-0${day}T10:00:00Z`;
  execFileSync(
    "git",
    ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args],
    {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      stdio: "ignore",
    },
  );
};

function write(name: string, text: string, fields = "") {
  const file = path.join(root, "content/blog", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: T\n${fields}---\n\n${text}\n`);
}

/** Each commit is a day later. */
function commit() {
  day += 1;
  git("add", "-A");
  git("commit", "-m", "x");
}

const statusOf = (folder: string) => {
  const text = listTranslations(root).texts.find(
    (one) => one.folder === `blog/${folder}`,
  );
  const { en, de } = text?.locales ?? {};
  return { en, de };
};

describe("in a repository", () => {
  beforeEach(() => {
    git("init");
    write("2026-01-01-a/en.mdx", "One.\n\nTwo.");
    write("2026-01-01-a/de.mdx", "Eins.\n\nZwei.");
    commit();
  });

  it("knows what is missing, and what is there", () => {
    write("2026-01-01-b/de.mdx", "Nur deutsch.");
    commit();
    expect(statusOf("2026-01-01-a").de?.status).toBe("present");
    expect(statusOf("2026-01-01-b")).toMatchObject({
      en: { status: "missing" },
      de: { status: "source" },
    });
  });

  it("knows what the source has changed since a translation was touched", () => {
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.\n\nThree.");
    commit();
    expect(statusOf("2026-01-01-a").de).toEqual({
      status: "outdated",
      file: "content/blog/2026-01-01-a/de.mdx",
      changed: 2,
      touched: "2026-01-01",
    });
    write("2026-01-01-a/de.mdx", "Eins!\n\nZwei.\n\nDrei.");
    expect(statusOf("2026-01-01-a").de?.status).toBe("present");
    commit();
    expect(statusOf("2026-01-01-a").de?.status).toBe("present");
  });

  it("counts what is not committed yet", () => {
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    expect(statusOf("2026-01-01-a").de?.status).toBe("outdated");
  });

  it("has no eye for line breaks, and for fields without words", () => {
    write("2026-01-01-a/en.mdx", "One.\n\n\nTwo.", "tags: [craft]\n");
    commit();
    expect(statusOf("2026-01-01-a").de?.status).toBe("present");
    write("2026-01-01-a/en.mdx", "One.\n\nTwo.", "description: New.\n");
    expect(statusOf("2026-01-01-a").de?.status).toBe("outdated");
  });

  it("does not take a new name for a new translation", () => {
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    commit();
    const folder = path.join(root, "content/blog/2026-01-01-a");
    renameSync(folder, folder.replace(/-a$/, "-new"));
    commit();
    expect(statusOf("2026-01-01-new").de).toMatchObject({
      status: "outdated",
      touched: "2026-01-01",
    });
  });

  it("takes the text that was there first for the source", () => {
    write("2026-01-01-c/de.mdx", "Eins.");
    commit();
    write("2026-01-01-c/en.mdx", "One.");
    commit();
    write("2026-01-01-c/de.mdx", "Eins!");
    commit();
    expect(statusOf("2026-01-01-c")).toMatchObject({
      de: { status: "source" },
      en: { status: "outdated", touched: "2026-01-03" },
    });
  });

  it("tells of a translation that was begun and is not published", () => {
    write("2026-01-01-a/de.mdx", "Eins.", "draft: true\n");
    expect(statusOf("2026-01-01-a").de?.status).toBe("draft");
  });

  it("prints what needs work, in columns", () => {
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    write("2026-01-01-long-name/en.mdx", "One.");
    commit();
    const found = listTranslations(root);
    expect(describeTranslations(found, false)).toBe(
      `                           en      de
blog/2026-01-01-a          source  outdated: 1 change since 2026-01-01
blog/2026-01-01-long-name  source  missing

2 texts: 1 missing, 1 outdated, 0 draft.`,
    );
  });

  it("says that it does not know in a shallow clone", () => {
    // A clone is shallow only if there is more than it holds.
    write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    commit();
    const whole = root;
    const clone = path.join(root, "clone");
    git("clone", "--depth=1", `file://${root}`, clone);
    root = clone;
    const found = listTranslations(root);
    root = whole;
    expect(found.noHistory).toBe("shallow clone");
    expect(found.texts[0]?.locales.de?.status).toBe("unknown");
    expect(describeTranslations(found, false)).toContain("git fetch");
  });
});

it("says that it does not know without a repository", () => {
  write("2026-01-01-a/en.mdx", "One.");
  write("2026-01-01-a/de.mdx", "Eins.");
  const { noHistory, texts } = listTranslations(root);
  expect(noHistory).toBe("no repository");
  expect(texts[0]?.locales).toMatchObject({
    en: { status: "source" },
    de: { status: "unknown" },
  });
});

it("has nothing outdated in a repository without a commit", () => {
  git("init");
  write("2026-01-01-a/en.mdx", "One.");
  write("2026-01-01-a/de.mdx", "Eins.");
  expect(statusOf("2026-01-01-a").de?.status).toBe("present");
});
