import { inflateSync } from "node:zlib";
import { entry, loadTestSite } from "../../site/testing/loadTestSite";
import { createCvProfile, createProjectProfile } from "./composeProfiles";
import { createDocx } from "./createDocx";
import { createPdf } from "./createPdf";
import { createResume } from "./writeProfiles";
import { anonymize, loadProfile } from "./profile";

// It has no types.
const { validate } = jest.requireActual<{
  validate: (resume: unknown, done: (errors: unknown) => void) => void;
}>("@jsonresume/schema");

async function loadSources() {
  const site = await loadTestSite({
    "content/cv.yaml": `
basics: { name: Alex Example, label: { en: Engineer, de: Technik }, location: Berlin }
work: [{ name: Acme, position: Lead, startDate: 2019-10, highlights: [One] }]
education: [{ institution: FH, area: Computing, startDate: 2001, endDate: 2007-09 }]
skills: [{ name: Databases, keywords: [PostgreSQL] }]
languages: [{ language: German, fluency: Native }]
certificates: [{ name: iSAQB, date: 2013 }]
interests: [{ name: Bookbinding }]
`,
    "content/projects/close/en.mdx": entry(
      "client: Hidden Ltd\nconfidential: true\nindustry: Wholesale\nperiod: { from: 2025-01, to: 2026-06 }\ntechnologies: [Go]\nresults: [{ label: Close, before: 540, after: 40, unit: min }]",
    ),
    "content/projects/draft/en.mdx": entry(
      "client: Other\nperiod: { from: 2026-01 }\ndraft: true",
    ),
  });
  return site.cv.map((cv) => loadProfile(process.cwd(), site, cv));
}

test("a profile has its skills with their years, and each project with its figures", async () => {
  const [english] = await loadSources();
  if (!english) throw new Error("There is no CV.");
  const profile = createProjectProfile(english);
  const rows = profile.sections.flatMap((section) => section.rows);
  expect(rows).toContainEqual({ aside: "Go", text: "1.5 years, last in 2026" });
  const [project] = rows.filter(({ heading }) => heading === "Title");
  expect(project?.aside).toContain("June\u00a02026");
  expect(project?.facts).toContain("Client: Wholesale");
  expect(project?.points?.[0]).toMatch(/^Close: 9\sh → 40\smin$/);
  expect(JSON.stringify(profile)).not.toMatch(/Hidden|Other/);
  expect(JSON.stringify(anonymize(profile, english))).not.toMatch(
    /Alex|www[.]example/,
  );
  expect(project?.url).toBe("https://www.example.com/projects/close");
});

test("the CV is JSON Resume, in each language", async () => {
  for (const source of await loadSources()) {
    const resume = createResume(source);
    const errors = await new Promise((resolve) => {
      validate(JSON.parse(resume), resolve);
    });
    expect(errors).toBeNull();
    expect(resume).not.toMatch(/Hidden|"locale"/);
  }
});

test("PDFs are tagged, have a title and a language; Word gets the same words", async () => {
  for (const source of await loadSources()) {
    const { config, cv } = source;
    const profile = createCvProfile(source);
    const pdf = (await createPdf(process.cwd(), config, profile)).toString(
      "latin1",
    );
    expect(pdf).toContain(`/Lang (${cv.locale}`);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain("pdfuaid");
    expect(pdf).toMatch(/\/URI\s*\(https:\/\/www\.example\.com\/\)/);
    const docx = await createDocx(profile);
    expect(docx.subarray(0, 2).toString()).toBe("PK");
  }
});

test.each([
  ["sr-Latn-RS", "Level 1️⃣ of 1 👩‍💻 🎉", true],
  ["es-419", "日本", false],
])("a PDF in %s of %s meets the standard: %s", async (tag, text, isTagged) => {
  const [english] = await loadSources();
  if (!english) throw new Error("There is no CV.");
  const profile = {
    ...createCvProfile({ ...english, tag }),
    name: text,
    sections: [{ title: "A", rows: [{ heading: text, text }] }],
  };
  const pdf = await createPdf(process.cwd(), english.config, profile);
  expect(pdf.toString("latin1").includes("pdfuaid")).toBe(isTagged);
});

test("the address of the site has its base path, and is written as its owner does", async () => {
  const [english] = await loadSources();
  if (!english) throw new Error("There is no CV.");
  const url = "https://münchen.example";
  const config = { ...english.config, url, baseUrl: "/portfolio/" };
  const { contact } = createCvProfile({ ...english, config });
  expect(contact).toContainEqual({
    text: "münchen.example/portfolio",
    url: "https://xn--mnchen-3ya.example/portfolio/",
  });
});

test("in a PDF the longest word of the margin ends before the text begins", async () => {
  const [english] = await loadSources();
  if (!english) throw new Error("There is no CV.");
  /** Finds where the line that is farthest to the right begins, in points. */
  const findText = async (aside: string) => {
    const rows = [{ aside, text: "Go" }];
    const pdf = await createPdf(process.cwd(), english.config, {
      ...createCvProfile(english),
      contact: [],
      sections: [{ title: "A", rows }],
    });
    const streams = pdf.toString("latin1").matchAll(/stream\n([^]*?)\nend/g);
    const [page = ""] = Array.from(streams, ([, data = ""]) => {
      const stream = Buffer.from(data, "latin1");
      return stream[0] === 0x78 ? inflateSync(stream).toString("latin1") : "";
    }).filter((text) => text.includes("BT"));
    const starts = page.matchAll(/1 0 0 -1 ([\d.]+) ([\d.]+) cm/g);
    const above = Array.from(starts).filter(([, , y]) => Number(y) > 100);
    return Math.max(...above.map(([, x]) => Number(x)));
  };
  const usual = await findText("Go");
  expect(await findText("Softwareentwicklung")).toBe(usual);
  const wide = await findText("und Geschäftsprozessmodellierung");
  expect(wide).toBeGreaterThan(usual + 10);
});
