import type { DocsVersion } from "../docsSection/collectionsOf";
import type { DocNode } from "../nodes/contentNodes";
import { docRecord } from "./searchRecord";

const doc = {
  path: "/de/docs/1.0/setup",
  title: "Setup",
  locale: "de",
  lang: "en",
  description: "How to.",
  headings: [],
  text: "Do it.",
  code: "",
  tagKeys: ["craft", "gone"],
} as unknown as DocNode;

const version = {
  label: { en: "1.0 (old)", de: "1.0 (alt)" },
  hasBadge: true,
  isLast: false,
} as unknown as DocsVersion;

const find = (seed: string) =>
  seed === "Tag craft de" ? { label: "Handwerk" } : undefined;

it("knows a page of documentation by its version, in the page's language", () => {
  expect(docRecord(doc, find, version)).toMatchObject({
    kind: "doc",
    url: "/de/docs/1.0/setup",
    lang: "en",
    tags: ["Handwerk"],
    year: null,
    version: { name: "1.0 (alt)", isLast: false },
  });
});

it.each([
  ["stands for the name that the interface has", { label: null }, "current"],
  ["is not told where pages bear none", { hasBadge: false }, undefined],
])("its version %s", (_, own, name) => {
  const record = docRecord(doc, find, { ...version, ...own });
  expect(record.version?.name).toBe(name);
});
