import { siteConfig } from "../../src/config/resolved";
import { askAll } from "./site/askAll";
import { canonicalOf, documentAt, wordsOf } from "./site/docsPages";

const { url } = siteConfig;

/** What stands around the text of a page. */
const around = (address: string) => {
  const main = documentAt(address)
    .querySelector("main")
    ?.cloneNode(true) as Element;
  for (const part of main.querySelectorAll(".prose, nav")) part.remove();
  return main;
};

describe("versions", () => {
  test.each([
    ["/handbook/2026/work/chat", " | Version 2026 | Alex Example"],
    ["/de/handbook/2026/work/week", " | Version 2026 | Alex Example"],
    ["/de/handbook/work/week", "Eine Projektwoche | Alex Example"],
  ])("the title of %s ends with %j", (address, end) => {
    expect(documentAt(address).title.endsWith(end)).toBe(true);
  });

  test.each([
    ["/handbook/2026", "/handbook"],
    ["/de/handbook/2026/work/week", "/de/handbook/work/week"],
    ["/de/handbook/invoices/abroad", "/handbook/invoices/abroad"],
    // The last version lacks it.
    ["/de/handbook/2026/work/chat", "/de/handbook/2026/work/chat"],
    ["/handbook/work/week", "/handbook/work/week"],
  ])("search engines are told, at %s, of %s", (address, expected) => {
    expect(canonicalOf(address)).toBe(url + expected);
  });

  test.each([
    [
      "/handbook/2026/work/week",
      "version 2026, which is no longer maintained",
      "/handbook/work/week",
    ],
    [
      "/de/handbook/2026/work/chat",
      "Version 2026, die nicht mehr gepflegt wird",
      "/de/handbook",
    ],
  ])("%s says %j, and leads to %s", (address, words, target) => {
    const links = [...around(address).querySelectorAll("a")].filter(
      (link) => link.getAttribute("href") === target,
    );
    expect(links).toHaveLength(1);
    expect(wordsOf(links[0]?.closest("[role=note]"))).toContain(words);
  });

  test.each([
    ["/handbook/work/week", "2027"],
    ["/de/handbook/2026", "2026"],
  ])("%s bears its version, %s", (address, label) => {
    expect(wordsOf(around(address))).toContain(label);
    if (label === "2027") {
      expect(wordsOf(around(address))).not.toContain("maintained");
    }
  });
});

describe("the search", () => {
  const table = [
    ["en", "staging", "/handbook/work/feedback"],
    ["en", "going live", "/handbook/live/going-live"],
    ["de", "Reaktionszeiten", "/de/handbook/live/maintenance"],
    ["de", "Einen Fehler melden", "/de/handbook/work/faults"],
  ] as const;
  const answers = askAll(table.map(([locale, query]) => ({ locale, query })));

  test.each(table.map((row, index) => [...row, index] as const))(
    "in %s, %j finds %s first: the last version's, where several have it",
    (_, __, expected, index) => {
      expect(answers[index]?.paths[0]).toBe(expected);
    },
  );
});
