import { askAll } from "./site/askAll";
import { documentAt, wordsOf } from "./site/docsPages";

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
