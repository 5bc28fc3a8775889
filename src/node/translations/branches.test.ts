/** @jest-environment node */
import { scratchSite } from "./testing/scratchSite";

jest.setTimeout(30_000);

let site: ReturnType<typeof scratchSite>;

describe("listTranslations among branches", () => {
  const onBranch = (name: string, work: () => void) => {
    site.git("checkout", "-b", name, "main");
    work();
    site.commit();
    site.git("checkout", "main");
  };
  const merge = (name: string) => {
    site.commit("merge", "--no-edit", "--no-ff", name);
  };
  beforeEach(() => {
    site = scratchSite();
    site.git("init");
    const parts = (one: string) => `${one}\n\nA.\n\nB.\n\nC.`;
    site.git("branch", "-M", "main");
    site.write("2026-01-01-a/en.mdx", parts("One."));
    site.write("2026-01-01-a/de.mdx", parts("Eins."));
    site.commit();
    onBranch("first", () => {
      site.write("2026-01-01-a/en.mdx", parts("One!"));
      site.write("2026-01-01-a/de.mdx", parts("Eins!"));
    });
  });

  afterEach(() => site.remove());

  it("has nothing to say of two that changed both languages", () => {
    onBranch("second", () => {
      site.write("2026-01-01-a/en.mdx", `One.\n\nA.\n\nB.\n\nC.\n\nD.`);
      site.write("2026-01-01-a/de.mdx", `Eins.\n\nA.\n\nB.\n\nC.\n\nD.`);
    });
    merge("first");
    merge("second");
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("present");
    // Nor where the next commit touches the translation alone.
    site.write("2026-01-01-a/de.mdx", `Eins!\n\nA.\n\nB.\n\nCC.\n\nD.`);
    site.commit();
    expect(site.statusOf("2026-01-01-a").de?.status).toBe("present");
  });

  it("compares with the source that the translation's branch had", () => {
    onBranch("source", () => {
      site.write("2026-01-01-a/en.mdx", `One.\n\nA.\n\nB.\n\nC!`);
    });
    onBranch("translation", () => {
      site.write("2026-01-01-a/de.mdx", `Eins.\n\nA.\n\nBB.\n\nC.`);
    });
    merge("translation");
    merge("source");
    expect(site.statusOf("2026-01-01-a").de).toMatchObject({
      status: "outdated",
      changed: 1,
    });
  });
});
