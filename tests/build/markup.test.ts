import { messagesIn } from "./site/messages";
import { locales, pages, type BuiltPage } from "./site/pages";

const faults = (find: (page: BuiltPage) => string[]) =>
  pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));

/** The text nodes of an element, one line each: words of neighbours stay apart. */
function textOf(element: Element): string {
  const texts: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts.join("\n");
}

/** A page's words, those for screen readers included, code left out. */
function wordsOf({ document }: BuiltPage): string {
  const body = document.body.cloneNode(true) as Element;
  for (const tag of body.querySelectorAll("script, style, pre, code")) {
    tag.remove();
  }
  const labels = [...body.querySelectorAll("[aria-label], [alt], [title]")];
  return [
    document.title,
    textOf(body),
    ...labels.flatMap((tag) =>
      ["aria-label", "alt", "title"].map((name) => tag.getAttribute(name)),
    ),
  ].join("\n");
}

it("translates every string, fills every slot, and prints nothing that only programs say", () => {
  const keys = new Set(
    Object.entries(messagesIn("en")).flatMap(([namespace, texts]) =>
      Object.keys(texts).flatMap((key) => [key, `${namespace}:${key}`]),
    ),
  );
  expect(keys).toContain("skipLink.label");
  const left = faults((page) => {
    const words = wordsOf(page);
    expect(words).toMatch(/\p{L}/u);
    return [
      ...(words.match(/[\w:]+(?:\.\w+)+/g) ?? []).filter((word) =>
        keys.has(word),
      ),
      ...(words.match(/\{\{.*?\}\}|\bundefined\b|\bNaN\b|\[object \w+\]/g) ??
        []),
    ];
  });
  expect(left).toEqual([]);
});

it("speaks each page's language in the shell", () => {
  const wrong = locales.flatMap((locale) => {
    const label = messagesIn(locale).shell?.["skipLink.label"];
    return pages
      .filter((page) => page.locale === locale)
      .filter(({ document }) => {
        const skip = document.querySelector('a[href="#main"]');
        return skip?.textContent !== label;
      });
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it("gives each element an id of its own", () => {
  const repeated = faults(({ document }) => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(repeated).toEqual([]);
});

it("leaves no level of headings out", () => {
  let count = 0;
  const jumps = faults(({ document }) => {
    const headings = [...document.querySelectorAll("main :is(h1,h2,h3,h4,h5)")];
    count += headings.length;
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    return headings.flatMap((heading, at) =>
      (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1
        ? [`${heading.tagName} "${heading.textContent}"`]
        : [],
    );
  });
  expect(jumps).toEqual([]);
  expect(count).toBeGreaterThan(2 * pages.length);
});

it("links every heading of a text to itself, and says so, but none of a list", () => {
  let count = 0;
  const wrong = faults(({ document }) =>
    [...document.querySelectorAll("main .prose :is(h2, h3, h4)[id]")]
      .filter((heading) => !heading.matches("[data-footnotes] *"))
      .filter((heading) => {
        count += 1;
        const link = heading.nextElementSibling?.querySelector("a");
        const label = link?.getAttribute("aria-label") ?? "";
        return (
          link?.getAttribute("href") !== `#${heading.id}` ||
          !label.includes(heading.textContent) ||
          link.getAttribute("title") !== label
        );
      })
      .map(({ id }) => id),
  );
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(100);
  const list = pages.find(({ path }) => path === "/blog")?.document;
  expect(list?.querySelector("main .prose")).not.toBeNull();
  expect(list?.querySelector("main .anchor")).toBeNull();
});

it("describes every image and reserves its room", () => {
  const images = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll("img")].map((image) => ({ path, image })),
  );
  expect(images.length).toBeGreaterThan(10);
  const wrong = images.filter(
    ({ image }) => !image.matches("[alt][width][height]"),
  );
  expect(wrong.map(({ path, image }) => `${path}: ${image.outerHTML}`)).toEqual(
    [],
  );
});

it("describes pictures in texts in words", () => {
  // What stands for a video is named by the button that it is in.
  const selector = "main .prose img:not(button img, video img, .embed img)";
  const shown = pages.filter(({ document }) =>
    document.querySelector(selector),
  );
  expect(shown.length).toBeGreaterThan(2);
  const silent = faults(({ document }) =>
    [...document.querySelectorAll(selector)]
      .filter((image) => !image.getAttribute("alt")?.trim())
      .map((image) => image.getAttribute("src") ?? image.outerHTML),
  );
  expect(silent).toEqual([]);
});

it("names footnotes in the language of their text", () => {
  let count = 0;
  const left = faults(({ document }) => {
    const note = document.querySelector("[data-footnotes]");
    if (!note) return [];
    count += 1;
    const lang = note.closest("[lang]")?.getAttribute("lang") ?? "";
    const heading = note.querySelector("#footnote-label")?.textContent;
    const { content } = messagesIn(lang.slice(0, 2));
    return heading === content?.footnotes ? [] : [`${lang}: ${heading}`];
  });
  expect(left).toEqual([]);
  expect(count).toBeGreaterThan(2);
});
