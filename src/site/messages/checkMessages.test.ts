import { cpSync, rmSync, writeFileSync } from "node:fs";
import { createFolder } from "../../../tests/createFolder";
import { siteConfig } from "../../config/resolved";
import { describeNumerals } from "../../lib/numerals";
import { locateFields } from "../config/locateFields";
import { formatField } from "../diagnostics/diagnostic";
import { checkMessages } from "./checkMessages";
import { loadMessages } from "./fillMessages";

it("finds nothing in the site's own messages", () => {
  expect(checkMessages(process.cwd(), siteConfig.i18n)).toEqual([]);
});

describe("in a copy", () => {
  const { locales } = siteConfig.i18n;
  const { root, at, empty, read, write } = createFolder();
  beforeEach(() => {
    empty();
    cpSync("locales", at("locales"), { recursive: true });
  });
  afterEach(() => {
    siteConfig.i18n.locales = locales;
  });

  const edit = (file: string, from: string, to: string) => {
    const text = read(`locales/${file}`);
    expect(text).toContain(from);
    write(`locales/${file}`, text.replace(from, to));
  };
  const addLocale = (code: string, htmlLang: string) => {
    const locale = { label: code, htmlLang, path: `/${code}` };
    siteConfig.i18n.locales = {
      ...siteConfig.i18n.locales,
      [code]: {
        ...locale,
        direction: "ltr",
        numerals: describeNumerals(htmlLang),
      },
    };
    cpSync(at("locales/en"), at(`locales/${code}`), { recursive: true });
  };
  const check = () => locateFields(checkMessages(root, siteConfig.i18n), root);
  /** What is found: where, and why. */
  const report = () =>
    check().map(
      ({ file, line, field = [], reason }) =>
        `${[file.replace("locales/", ""), line].filter(Boolean).join(":")} ${formatField(field)}: ${reason}`,
    );
  const missing = "This message is missing; pages show the English one.";
  const unknown = "This message is not in English, where each has to be first.";
  const differ = "Placeholders or tags differ from the English message.";

  it("finds a missing message, one that is empty, and one that is not in English", () => {
    edit("de/blog.json", '"authors"', '"autors"');
    edit("de/blog.json", '"Weiterlesen"', '""');
    expect(report()).toEqual([
      `de/blog.json:3 post.readMore: ${missing}`,
      `de/blog.json:2 post.authors: ${missing}`,
      `de/blog.json:6 post.autors: ${unknown}`,
    ]);
    write("locales/de/own.json", '{ "free": "Noch frei" }');
    expect(report()).toContain(`de/own.json:1 free: ${unknown}`);
  });

  it("finds a file in another encoding, and only that", () => {
    writeFileSync(at("locales/de/blog.json"), '{ "a": "Größe" }', "latin1");
    expect(report()).toEqual(["de/blog.json : This file is not UTF-8."]);
  });

  it("finds other placeholders and tags", () => {
    edit("de/lists.json", "{{name}}", "{{nmae}}");
    edit("de/lists.json", "{{count, number}}", "{{cuont, number}}");
    edit("de/blog.json", "<date>", "<dat>");
    expect(report()).toEqual([
      `de/blog.json:32 record.updated: ${differ}`,
      `de/lists.json:6 pagination.position: ${differ}`,
      `de/lists.json:28 author.description: ${differ}`,
    ]);
  });

  it("finds a missing plural form of the source, too", () => {
    edit("de/lists.json", "count_one", "count_noe");
    edit("en/lists.json", "count_one", "count_noe");
    expect(report()).toEqual(
      ["en", "de"].map(
        (code) =>
          `${code}/lists.json:13 archive.count_one: This plural form is missing: ${siteConfig.i18n.locales[code]?.htmlLang} has one, other.`,
      ),
    );
  });

  it("finds missing files", () => {
    rmSync(at("locales/de/blog.json"));
    expect(report().length).toBeGreaterThan(15);
    expect(report()).toContain(`de/blog.json post.readMore: ${missing}`);
    rmSync(at("locales/de"), { recursive: true });
    expect(checkMessages(root, siteConfig.i18n)).toMatchObject([
      { fatal: false, field: ["i18n", "locales", "de"] },
    ]);
  });

  it("takes those of the base language, and finds one that is called English", () => {
    addLocale("de-AT", "de-AT");
    addLocale("fr", "en-FR");
    rmSync(at("locales/de-AT"), { recursive: true });
    expect(checkMessages(root, siteConfig.i18n)).toMatchObject([
      { field: ["i18n", "locales", "fr", "htmlLang"] },
    ]);
    expect(loadMessages(root, siteConfig.i18n, "de-AT", "blog")).toEqual(
      loadMessages(root, siteConfig.i18n, "de", "blog"),
    );
  });

  it.each([
    ["a missing comma", '{\n  "a": "b"\n  "c": "d"\n}', 3],
    ["a comma too many", '{\n  "a": "b",\n}', 3],
    ["two entries of one name", '{\n  "a": "b",\n  "a": "c"\n}', 3],
    ["a number", '{\n  "a": { "b": 1 }\n}', 2],
    ["nothing", "", 1],
  ])("reports %s with its line", (_, json, line) => {
    const file = "locales/de/home.json";
    write(file, json);
    // Nothing is said to be missing from a file that can't be read.
    expect(check()).toMatchObject([{ file, line, fatal: true }]);
  });

  it("takes copies of the English files for a language with other plural forms", () => {
    addLocale("fr", "fr-FR");
    addLocale("ja", "ja-JP");
    expect(report()).toEqual([]);
  });

  it("asks for the forms that a language has and English has not", () => {
    addLocale("ar", "ar-EG");
    const found = checkMessages(root, siteConfig.i18n);
    expect(found.map(({ field }) => field)).toContainEqual([
      "archive",
      "count_few",
    ]);
    expect(new Set(found.map(({ reason }) => reason))).toEqual(
      new Set([
        "This plural form is missing: ar-EG has zero, one, two, few, many, other.",
      ]),
    );
  });
});
