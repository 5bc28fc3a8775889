/** @jest-environment node */
import {
  testFaults,
  testMarkup,
  wordsOf,
} from "../../site/markdown/testing/componentTests";

testMarkup([
  [
    "are a list; words on one line are a paragraph",
    '<Cards>\n<Card title="A" href="/a" icon="code">Some *words*.</Card>\n<Card title="B" id="b" />\n</Cards>',
    '<ul class="cards"><li class="card"><p class="card-title"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5"></path></svg><strong><a href="/a">A</a></strong></p><p>Some <em>words</em>.</p></li><li class="card" id="b"><p class="card-title"><strong>B</strong></p></li></ul>',
  ],
  [
    "one may stand alone, and hold whatever a text may",
    "<Card title={7}>\n\n1. one\n\n> two\n\n</Card>",
    '<div class="card"><p class="card-title"><strong>7</strong></p><ol><li>one</li></ol><blockquote><p>two</p></blockquote></div>',
  ],
  [
    "by directive",
    '::::cards\n:::card[A `b`]{href="/a"}\nc\n:::\n::::',
    '<ul class="cards"><li class="card"><p class="card-title"><strong><a href="/a">A <code>b</code></a></strong></p><p>c</p></li></ul>',
  ],
  [
    "from a list of data",
    '<Cards>{["A", "B"].map((title) => <Card title={title} />)}</Cards>',
    '<ul class="cards"><li class="card"><p class="card-title"><strong>A</strong></p></li><li class="card"><p class="card-title"><strong>B</strong></p></li></ul>',
  ],
]);

testFaults([
  [
    "other things among cards",
    "<Cards>a</Cards>",
    {
      message: "<Cards> may only hold <Card>.",
      expected: "<Card>",
      note: 'Put each piece of it into <Card title="…">.',
    },
  ],
  [
    "an empty title",
    '<Card title=" " />',
    {
      message: '<Card> can\'t use title=" ".',
      expected: "text",
    },
  ],
  [
    "an icon that there is not",
    '<Card title="a" icon="databse" />',
    {
      message: '<Card> can\'t use icon="databse".',
      expected:
        '"book", "briefcase", "calendar", "chart", "chat", "check", "clock", "code", "compass", "database", "document", "download", "euro", "globe", "idea", "key", "layers", "lock", "mail", "pen", "people", "phone", "rocket", "search", "server", "shield", "tool"',
      note: 'Did you mean "database"?',
    },
  ],
  [
    "an attribute that there is not",
    '<Card titel="a" />',
    {
      message: '<Card> has no attribute "titel".',
      expected: "title, href, icon, id, lang",
      note: 'Did you mean "title"?',
    },
  ],
]);

test("its words are searched and counted", async () => {
  expect(await wordsOf('<Card title="A">b</Card>')).toBe("A\nb");
});
