/** @jest-environment node */
import {
  testFaults,
  testMarkup,
  wordsOf,
} from "../../node/markdown/testing/componentTests";

testMarkup([
  [
    "who and where, and the quotation's language",
    '<Quote author="Ada" source="Notes" href="https://example.com/" lang="fr">Mots.</Quote>',
    '<figure class="quote"><blockquote cite="https://example.com/" lang="fr"><p>Mots.</p></blockquote><figcaption>Ada, <cite><a href="https://example.com/">Notes</a></cite></figcaption></figure>',
  ],
  [
    "who, with an address",
    '<Quote author="Ada" href="/ada">\nWords.\n\nMore.\n</Quote>',
    '<figure class="quote"><blockquote cite="/ada"><p>Words.</p><p>More.</p></blockquote><figcaption><a href="/ada">Ada</a></figcaption></figure>',
  ],
  [
    "by label",
    '<Quote title="Notes">a</Quote>',
    '<figure class="quote"><blockquote><p>a</p></blockquote><figcaption><cite>Notes</cite></figcaption></figure>',
  ],
]);

testFaults([
  [
    "nobody",
    "<Quote>a</Quote>",
    {
      message: "<Quote> needs an author or a source.",
      expected: 'author="…", source="…", or both',
      note: "Name one, or write a plain quotation (> …).",
    },
  ],
  [
    "nothing",
    '<Quote author="a" />',
    {
      message: "<Quote> is empty.",
      note: "Write the quotation between the tags.",
    },
  ],
]);

test("its words are searched and counted", async () => {
  expect(await wordsOf('<Quote author="A" source="B">c</Quote>')).toBe(
    "c\nA, B",
  );
});
