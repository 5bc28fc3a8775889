import { pageAt } from "./site/pages";

/** What the privacy page of this site says: there are no comments, and its fonts are Bunny's. */
const expected = {
  "/privacy": {
    on: [
      "Bunny Fonts",
      "Netlify, the host",
      "StackBlitz",
      "version of the handbook",
    ],
    off: [
      "Comments",
      "Google Fonts",
      "CodePen",
      "come from the website itself",
    ],
  },
  "/de/privacy": {
    on: [
      "Bunny Fonts",
      "Netlify, den Hoster",
      "StackBlitz",
      "Version des Handbuchs",
    ],
    off: [
      "Kommentare laden",
      "Google Fonts",
      "CodePen",
      "kommen von der Website selbst",
    ],
  },
};

test.each(Object.entries(expected))(
  "%s says what this site uses, and nothing of what it does not use",
  (path, { on, off }) => {
    const main = pageAt(path)?.document.querySelector("main");
    const text = main?.textContent ?? "";
    expect(on.filter((words) => !text.includes(words))).toEqual([]);
    expect(off.filter((words) => text.includes(words))).toEqual([]);
    const empty = [...(main?.querySelectorAll("p, li, ul") ?? [])].filter(
      ({ textContent }) => textContent.trim() === "",
    );
    expect(empty).toEqual([]);
  },
);
