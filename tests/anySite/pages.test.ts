import { checkAlternates } from "../build/site/checkAlternates";
import { languageFacts, mainLang } from "../build/site/languageFacts";
import { pages } from "../build/site/pages";
import { budgets, weighPages } from "../build/site/weights";

/** What to do about a page over its budget. */
const advice: Record<keyof typeof budgets, string> = {
  scripts: "import less, or load it when a reader asks for it (LazyPart)",
  style:
    "style less for all pages; a template's own style is only in its pages",
  componentStyle: "use fewer kinds of components in its text",
  visit: "split it, or show less code and fewer formulas",
};

it.each(Object.keys(budgets) as (keyof typeof budgets)[])(
  "no page is too heavy: %s",
  (name) => {
    const { weights, tooHeavy: found } = weighPages(name);
    const [heaviest] = weights;
    process.stdout.write(
      `  heaviest ${name}: ${heaviest?.bytes} of ${budgets[name]} bytes (${heaviest?.path})\n`,
    );
    expect(heaviest?.bytes).toBeGreaterThan(1_000);
    const tooHeavy = found.map(
      ({ path, bytes }) =>
        `${path}: ${bytes} bytes, at most ${budgets[name]}; ${advice[name]}`,
    );
    expect(tooHeavy).toEqual([]);
  },
);

it("all languages of a page name each other, in the head and in the sitemap", () => {
  expect(checkAlternates(pages.map(languageFacts), mainLang)).toEqual([]);
});

it("every page has a title, a language and one main heading", () => {
  const wrong = pages.flatMap(({ path, document }) => {
    const headings = document.querySelectorAll("h1").length;
    return [
      document.title ? "" : `${path}: give it a title`,
      document.documentElement.lang ? "" : `${path}: no language (lang)`,
      headings === 1 ? "" : `${path}: ${headings} headings <h1>, not one`,
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
});
