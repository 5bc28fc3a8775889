/** @jest-environment node */
import { renameSync } from "node:fs";
import path from "node:path";
import { describeTranslations } from "./describeTranslations";
import { listTranslations } from "./listTranslations";
import { scratchSite } from "./testing/scratchSite";

jest.setTimeout(30_000);

let site: ReturnType<typeof scratchSite>;
beforeEach(() => {
  site = scratchSite();
});
afterEach(() => site.remove());

describe("in a repository", () => {
  beforeEach(() => {
    site.git("init");
    site.write("2026-01-01-a/en.mdx", "One.\n\nTwo.");
    site.write("2026-01-01-a/de.mdx", "Eins.\n\nZwei.");
    site.commit();
  });

  it("knows what is missing, and what is there", () => {
    site.write("2026-01-01-b/de.mdx", "Nur deutsch.");
    site.commit();
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("present");
    expect(site.statusOf("2026-01-01-b")).toMatchObject({
      en: { status: "missing" },
      de: { status: "source" },
    });
  });

  it("knows what the source has changed since a translation was touched", () => {
    site.write("2026-01-01-a/en.mdx", "One!\n\nTwo.\n\nThree.");
    site.commit();
    expect(site.statusOf("2026-01-01-a").de).toEqual({
      status: "outdated",
      file: "content/blog/2026-01-01-a/de.mdx",
      changed: 2,
      touched: "2026-01-01",
    });
    site.write("2026-01-01-a/de.mdx", "Eins!\n\nZwei.\n\nDrei.");
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("present");
    site.commit();
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("present");
  });

  it("counts what is not committed yet", () => {
    site.write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("outdated");
  });

  it("has no eye for line breaks, and for fields without words", () => {
    site.write("2026-01-01-a/en.mdx", "One.\n\n\nTwo.", "tags: [craft]\n");
    site.commit();
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("present");
    site.write("2026-01-01-a/en.mdx", "One.\n\nTwo.", "description: New.\n");
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("outdated");
  });

  it("does not take a new name for a new translation", () => {
    site.write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    site.commit();
    const folder = path.join(site.root, "content/blog/2026-01-01-a");
    renameSync(folder, folder.replace(/-a$/, "-new"));
    site.commit();
    expect(site.statusOf("2026-01-01-new").de).toMatchObject({
      status: "outdated",
      touched: "2026-01-01",
    });
  });

  it("takes the text that was there first for the source", () => {
    site.write("2026-01-01-c/de.mdx", "Eins.");
    site.commit();
    site.write("2026-01-01-c/en.mdx", "One.");
    site.commit();
    site.write("2026-01-01-c/de.mdx", "Eins!");
    site.commit();
    expect(site.statusOf("2026-01-01-c")).toMatchObject({
      de: { status: "source" },
      en: { status: "outdated", touched: "2026-01-03" },
    });
  });

  it("tells of a translation that was begun and is not published", () => {
    site.write("2026-01-01-a/de.mdx", "Eins.", "draft: true\n");
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("draft");
  });

  it("prints what needs work, in columns", () => {
    site.write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    site.write("2026-01-01-long-name/en.mdx", "One.");
    site.commit();
    const found = listTranslations(site.root);
    expect(describeTranslations(found, false)).toBe(
      `                           en      de
blog/2026-01-01-a          source  outdated: 1 change since 2026-01-01
blog/2026-01-01-long-name  source  missing

2 texts: 1 missing, 1 outdated, 0 draft.`,
    );
  });

  it("says that it does not know in a shallow clone", () => {
    // A clone is shallow only if there is more than it holds.
    site.write("2026-01-01-a/en.mdx", "One!\n\nTwo.");
    site.commit();
    const clone = path.join(site.root, "clone");
    site.git("clone", "--depth=1", `file://${site.root}`, clone);
    const found = listTranslations(clone);
    expect(found.noHistory).toBe("shallow clone");
    expect(found.texts[0]?.locales.de?.status).toBe("unknown");
    expect(describeTranslations(found, false)).toContain("git fetch");
  });
});

it("says that it does not know without a repository", () => {
  site.write("2026-01-01-a/en.mdx", "One.");
  site.write("2026-01-01-a/de.mdx", "Eins.");
  const { noHistory, texts } = listTranslations(site.root);
  expect(noHistory).toBe("no repository");
  expect(texts[0]?.locales).toMatchObject({
    en: { status: "source" },
    de: { status: "unknown" },
  });
});

it("has nothing outdated in a repository without a commit", () => {
  site.git("init");
  site.write("2026-01-01-a/en.mdx", "One.");
  site.write("2026-01-01-a/de.mdx", "Eins.");
  expect(site.statusOf("2026-01-01-a").de?.status).toBe("present");
});
