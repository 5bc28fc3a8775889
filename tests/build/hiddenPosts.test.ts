import { filesThatSay, hiddenTexts, ownFilesOf } from "./site/hiddenPosts";
import { outputFiles } from "./site/outputFolder";

const inState = (wanted: string) =>
  hiddenTexts.filter(({ state }) => state === wanted);

// Drafts, and posts whose day is to come.
it.each(inState("unpublished"))("has no trace of $file", (text) => {
  for (const words of [text.slug, text.title, text.beginning]) {
    expect(words.length).toBeGreaterThan(10);
    expect(filesThatSay(words)).toEqual([]);
  }
  const named = [...outputFiles].filter((file) => file.includes(text.slug));
  expect(named).toEqual([]);
});

it.each(inState("unlisted"))("has $file on its own pages only", (text) => {
  const own = ownFilesOf(text);
  expect(filesThatSay(text.slug).sort()).toEqual([...own].sort());
  for (const words of [text.title, text.beginning]) {
    const found = filesThatSay(words);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((file) => !own.includes(file))).toEqual([]);
  }
});

it("has something to look at, and finds what is there", () => {
  expect(inState("unpublished").length).toBeGreaterThan(1);
  expect(inState("unlisted").length).toBeGreaterThan(1);
  expect(filesThatSay("How to read a query plan").length).toBeGreaterThan(5);
});

it("brings production nothing of what only previews show", () => {
  const isShown = (file: string) => !file.startsWith("page-data/sq/d/");
  // The messages come whole; no page and no script says them.
  expect(filesThatSay("only previews show it").filter(isShown)).toEqual([]);
  expect(filesThatSay("nur in der Vorschau").filter(isShown)).toEqual([]);
  expect(filesThatSay("PreviewStrip")).toEqual([]);
});
