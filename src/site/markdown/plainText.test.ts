import {
  constantFrom,
  array,
  assert,
  asyncProperty,
  oneof,
  integer,
  ipV6,
  stringMatching,
} from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { toString } from "hast-util-to-string";
import { compileText, toMarkup } from "./testing/compileText";

/** Words that have no markup, though each has signs of some. */
const words = [
  "Grüße café Привет 日本語です。 „Ja“ مرحبا שלום naïve",
  "naïve".normalize("NFD"),
  "20~25 ~/notes H~2~O C# #1 b0:de:ad:4a a::b std::x::y 1:100:1 10:30 § 3 ×",
  "≠ − € AT&T x^2 50% @kim küche@example.com https://example.com/a~b~c/",
  "„https://example.com/zitat“ (https://example.com/b)。 :smile: 👩‍💻 1️⃣ a=b",
  "a|b snake_case_name $5 +49 1.000,50 v1.2 => -> ~ ^ :: |",
].flatMap((line) => line.split(" "));
const word = oneof(
  constantFrom(...words),
  ipV6(),
  integer().map(String),
  stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿα-ωА-яא-תء-ي一-龥]{1,9}$/),
);

/** Spaces that typography keeps together are spaces. */
const fold = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, " ").trim();

test.each(["md", "mdx"] as const)(
  "the words of a .%s page are those of its source",
  async (format) => {
    await assert(
      asyncProperty(
        array(word, { minLength: 1, maxLength: 12 }),
        async (some) => {
          // A letter first, so that the line is a paragraph.
          const text = `Text ${some.join(" ")} end`;
          const { compiled } = await compileText(text, { format, lang: "de" });
          const html = fromHtml(toMarkup(compiled.body), { fragment: true });
          expect(fold(toString(html))).toBe(fold(text));
        },
      ),
      { numRuns: 150 },
    );
  },
);
