import { testFaults } from "../site/markdown/testing/componentTests";

const address =
  'a path of this site ("/about"), a file beside the text ("./terms.pdf"), or an address ("https://…", "mailto:…")';
const steps = 'one numbered list ("1. …"), or headings with text below them';
// Attributes are read the same way for all components, so each way to get them wrong is here once.
testFaults([
  [
    "Button: no address",
    "<Button>a</Button>",
    {
      message: '<Button> needs the attribute "href".',
      expected: address,
      note: 'Write <Button href="…">.',
    },
  ],
  [
    "Button: an address with spaces",
    '<Button href="a b">c</Button>',
    {
      message: '<Button> can\'t use href="a b".',
      expected: address,
      note: undefined,
    },
  ],
  [
    "Button: code for an address",
    '<Button href="javascript:alert(1)">c</Button>',
    {
      message: '<Button> can\'t use href="javascript:alert(1)".',
      expected: address,
      note: undefined,
    },
  ],
  [
    "Button: no words",
    '<Button href="/a" />',
    {
      message: "<Button> has no label.",
      note: 'Write <Button href="/a">…</Button>.',
    },
  ],
  [
    "Button: a kind that there is not",
    '<Button href="/a" kind="primry">b</Button>',
    {
      message: '<Button> can\'t use kind="primry".',
      expected: '"primary", "secondary"',
      note: 'Did you mean "primary"?',
    },
  ],
  [
    "Button: an attribute that there is not",
    '<Button to="/a">b</Button>',
    {
      message: '<Button> has no attribute "to".',
      expected: "title, href, kind, download, id, lang",
      note: "Remove it.",
    },
  ],
  [
    "CallToAction: leads nowhere",
    '<CallToAction title="a">b</CallToAction>',
    {
      message: "<CallToAction> has no link.",
      expected: "<Button>, or a link",
      note: 'Put <Button href="…">…</Button> between its tags.',
    },
  ],
  [
    "Cards: other things among cards",
    "<Cards>a</Cards>",
    {
      message: "<Cards> may only hold <Card>.",
      expected: "<Card>",
      note: 'Put each piece of it into <Card title="…">.',
    },
  ],
  [
    "Cards: an empty title",
    '<Card title=" " />',
    {
      message: '<Card> can\'t use title=" ".',
      expected: "text",
    },
  ],
  [
    "Cards: an attribute that there is not",
    '<Card titel="a" />',
    {
      message: '<Card> has no attribute "titel".',
      expected: "title, href, icon, id, lang",
      note: 'Did you mean "title"?',
    },
  ],
  [
    "Gallery: words among pictures",
    "<Gallery>\n![a](./a.png) and ![b](./b.png)\n</Gallery>",
    {
      message: "<Gallery> may only hold pictures.",
      expected: "![…](./a.jpg), <Figure>",
      note: "Put words before or after it, or into a caption.",
    },
  ],
  [
    "Gallery: nothing",
    "<Gallery />",
    {
      message: "<Gallery> may only hold pictures.",
      expected: "![…](./a.jpg), <Figure>",
      note: "Put words before or after it, or into a caption.",
    },
  ],
  [
    "Details: neither yes nor no",
    '<Details title="a" open="no">b</Details>',
    {
      message: '<Details> can\'t use open="no".',
      expected: "nothing, true or false",
      note: undefined,
    },
  ],
  [
    "Dates: no table",
    "<Dates>none</Dates>",
    {
      message: "<Dates> has no table.",
      expected: "one table, with a head and a row for each date",
      note: "Write the table between the tags, with blank lines around it.",
    },
  ],
  ...["2026-02-30", "May 2026", "2026-13"].map(
    (
      date,
    ): [string, string, Record<"message" | "expected" | "note", string>] => [
      `Dates: not a date: ${date}`,
      `<Dates>\n\n| | |\n| --- | --- |\n| ${date} | Talk |\n\n</Dates>`,
      {
        message: `<Dates> can't read the date "${date}".`,
        expected: "2026-05-14, 2026-05, 2026",
        note: "Write it in the first column of each row.",
      },
    ],
  ),
  [
    "Offers: no table",
    "<Offers>none</Offers>",
    {
      message: "<Offers> has no table.",
      expected: "one table, with a head and a row for each offer",
      note: "Write the table between the tags, with blank lines around it.",
    },
  ],
  [
    "Steps: no steps",
    "<Steps>a</Steps>",
    {
      message: "<Steps> has no steps.",
      expected: steps,
      note: "Begin with the first step, and put everything that is not a step before or after <Steps>.",
    },
  ],
  [
    "Steps: nothing",
    "<Steps />",
    {
      message: "<Steps> has no steps.",
      expected: steps,
      note: "Write the steps between the tags, with blank lines around them.",
    },
  ],
  [
    "Steps: more than steps",
    "<Steps>\n\n1. a\n\nb\n\n</Steps>",
    {
      message: "<Steps> has no steps.",
      expected: steps,
      note: "Begin with the first step, and put everything that is not a step before or after <Steps>.",
    },
  ],
  [
    "ContactDetails: text inside",
    "<ContactDetails>Call me</ContactDetails>",
    {
      message: "<ContactDetails> holds no text.",
      note: "Write <ContactDetails />, and the text before or after it.",
    },
  ],
]);
