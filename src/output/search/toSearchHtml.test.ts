/** @jest-environment jsdom */
import { notProse, toSearchHtml } from "./toSearchHtml";
import { createWordList } from "./wordList";

const record = {
  path: "/de/docs/1.0/a",
  locale: "de",
  kind: "doc" as const,
  title: 'Über "A & B"',
  description: "Beschreibung",
  lang: "de",
  authors: [],
  tags: ["Verträge, Recht"],
  keywords: [],
  version: { name: "1.0", isLast: false },
};
const page = `<body><nav>Menü</nav><main id="main">
  <dl><dt>Technik</dt><dd>PostgreSQL</dd><dd>Java</dd></dl>
  <p class="cluster"><a href="/a">Schreiben</a><a href="/b">Ansehen</a></p>
  <table><caption>Preise</caption><tr><th>Vorher</th><th>Nachher</th></tr>
    <tr><td>Acht Jahre (§ 147 AO).</td><td>5 €</td></tr></table>
  <p class="action">Fragen? <a class="button" href="/c">Schreiben</a></p>
  <ul><li><label><input type="checkbox" disabled> Lesen</label></li></ul>
  <p data-pagefind-meta="facts" data-pagefind-ignore>Hamburg</p>
  <div data-pagefind-body><p>Der Ver\u00adtrag&nbsp;gilt.</p>${[
    "<p data-pagefind-ignore>Ergebnis</p>",
    "<p hidden>Fehler</p><b aria-hidden='true'>Zeichen</b>",
    "<h2 class='visually-hidden' id='footnote-label'>Noten</h2>",
    '<button>Kopieren</button><a class="button">Anfrage</a>',
    "<div class='embed-offer'>Von Vimeo</div><a data-footnote-ref>erste</a>",
    "<a data-footnote-backref>zurück</a><a class='anchor'>Verweis</a><dialog>Suche</dialog>",
  ].join("")}<p>Danach</p></div>
  <pre class="code">&lt;Details&gt; const wert = 1;</pre><style>.farbe {}</style>
</main></body>`;
const { html, words } = toSearchHtml(page, record);
const read = (selector: string) => {
  const body = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll(selector)].map(
    (field) => field.getAttribute("data-value") ?? field.textContent,
  );
};

test("adds what the search shows and ranks by", () => {
  expect(read("[data-pagefind-meta*='title']")).toEqual(['Über "A & B"']);
  expect(read("[data-pagefind-meta*='tags']")).toEqual(["Verträge, Recht"]);
  expect(read("[data-pagefind-filter*='age']")).toEqual(["other"]);
  expect(read("[data-pagefind-meta*='year']")).toEqual([]);
});

test("keeps terms, cells, links and items apart", () => {
  expect(read(".cluster")).toEqual(["Schreiben Ansehen"]);
  expect(html).toContain("Technik: </dt><p>PostgreSQL, </p><p>Java. </p>");
  expect(html).toContain("Vorher, </p> <p>Nachher. </p>");
  expect(read("tr").at(-1)).toBe("Acht Jahre (§ 147 AO). 5 €.  ");
});

test("leaves full stops to Pagefind, which knows no captions and summaries", () => {
  expect(read("caption, dd, figcaption, summary, th")).toEqual([]);
  expect(html).toContain("<p>Preise</p>");
});

test("has the items of task lists without labels, which Pagefind leaves out", () => {
  expect(read("li")).toEqual([" Lesen "]);
  expect(read("label")).toEqual([]);
});

test("shows no buttons in excerpts", () => {
  expect(read(".action [data-pagefind-ignore]")).toEqual(["Schreiben"]);
});

test("collects code apart from prose", () => {
  expect(notProse).toContain("pre");
  expect(read("[data-pagefind-meta*='code']")).toEqual(["Details const wert"]);
  expect(html).not.toContain("Menü");
});

test("collects the words of prose, title and tags", () => {
  expect(words).toContain("Vertrag");
  expect(words).toContain("Verträge");
  expect(words).toContain("Hamburg");
  expect(words).not.toContain("wert");
  expect(words).not.toContain("farbe");
});

test("collects no words that Pagefind leaves out", () => {
  expect([...words].sort()).toEqual(
    ["Beschreibung", "Danach", "Der", "Hamburg", "Recht", "Vertrag"].concat([
      "Verträge",
      "gilt",
      "Über",
    ]),
  );
});

test("lists words by frequency, spelled as most pages spell them", () => {
  const pages = [
    ["Vertrag", "gilt", "ab"],
    ["vertrag"],
    ["Vertrag", "gilt", "Ausnahme"],
  ];
  expect(createWordList(pages)).toEqual(["gilt", "Vertrag", "Ausnahme"]);
});
