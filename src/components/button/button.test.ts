/** @jest-environment node */
import {
  testFaults,
  testMarkup,
} from "../../site/markdown/testing/componentTests";

testMarkup([
  [
    "is a link",
    '<Button href="/about">Who *I* am</Button>',
    '<p><a class="button" href="/about" data-kind="primary">Who <em>I</em> am</a></p>',
  ],
  [
    "two, each on lines of its own, are a paragraph",
    '<Button href="https://example.com">\n  Who\n</Button>\n<Button href="/b">\n  *B*\n</Button>\n\n<Button href="/c">\n  C\n</Button>',
    '<p><a class="button" href="https://example.com" data-kind="primary">Who</a> <a class="button" href="/b" data-kind="primary"><em>B</em></a></p><p><a class="button" href="/c" data-kind="primary">C</a></p>',
  ],
  [
    "may offer a file, under a name of its own",
    'a <Button href="/a.pdf" kind="secondary" download="b.pdf">b</Button> <Button href="./a.pdf" download title="c" />',
    '<p>a <a class="button" href="/a.pdf" data-kind="secondary" download="b.pdf">b</a> <a class="button" href="./a.pdf" data-kind="primary" download="">c</a></p>',
  ],
]);

testFaults([
  [
    "no address",
    "<Button>a</Button>",
    {
      message: '<Button> needs the attribute "href".',
      expected:
        'a path of this site ("/about"), a file beside the text ("./terms.pdf"), or an address ("https://…", "mailto:…")',
      note: 'Write <Button href="…">.',
    },
  ],
  [
    "an address with spaces",
    '<Button href="a b">c</Button>',
    {
      message: '<Button> can\'t use href="a b".',
      expected:
        'a path of this site ("/about"), a file beside the text ("./terms.pdf"), or an address ("https://…", "mailto:…")',
      note: undefined,
    },
  ],
  [
    "code for an address",
    '<Button href="javascript:alert(1)">c</Button>',
    {
      message: '<Button> can\'t use href="javascript:alert(1)".',
      expected:
        'a path of this site ("/about"), a file beside the text ("./terms.pdf"), or an address ("https://…", "mailto:…")',
      note: undefined,
    },
  ],
  [
    "no words",
    '<Button href="/a" />',
    {
      message: "<Button> has no label.",
      note: 'Write <Button href="/a">…</Button>.',
    },
  ],
  [
    "a kind that there is not",
    '<Button href="/a" kind="primry">b</Button>',
    {
      message: '<Button> can\'t use kind="primry".',
      expected: '"primary", "secondary"',
      note: 'Did you mean "primary"?',
    },
  ],
  [
    "an attribute that there is not",
    '<Button to="/a">b</Button>',
    {
      message: '<Button> has no attribute "to".',
      expected: "title, href, kind, download, id, lang",
      note: "Remove it.",
    },
  ],
]);
