import { pageAt } from "./site/pages";

/** What the privacy page of this site says: there are no comments, and its fonts are Bunny's. */
const expected = {
  "/privacy": {
    on: [
      "Bunny Fonts",
      "The contact form",
      "Netlify, the host",
      "YouTube",
      "Vimeo",
      "StackBlitz",
      "Booking a call",
      "version of the handbook",
      "several tabs",
      "announcement bar",
    ],
    off: [
      "Comments",
      "giscus",
      "Google Fonts",
      "CodePen",
      "CodeSandbox",
      "form service",
      "sidebar",
      "searches",
      "come from the website itself",
    ],
  },
  "/de/privacy": {
    on: [
      "Bunny Fonts",
      "Das Kontaktformular",
      "Netlify, den Hoster",
      "YouTube",
      "Vimeo",
      "StackBlitz",
      "Termine buchen",
      "Version des Handbuchs",
      "mehreren Registerkarten",
      "Hinweisleiste",
    ],
    off: [
      "Kommentare laden",
      "giscus",
      "Google Fonts",
      "CodePen",
      "CodeSandbox",
      "Formulardienst",
      "Seitenleiste",
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
