/** @jest-environment node */
import { featureNames } from "../config/features";
import { siteConfig } from "../config/resolved";
import { faultsOf } from "../site/markdown/testing/componentTests";

const address =
  'a path of this site ("/about"), a file beside the text ("./terms.pdf"), or an address ("https://…", "mailto:…")';
const steps =
  '<Steps> has no steps. | one numbered list ("1. …"), or headings with text below them';
const features = featureNames.map((name) => `"${name}"`).join(", ");
const embeddable =
  "https://vimeo.com/<id>, https://www.youtube.com/watch?v=<id>";
const tabs = '<Tabs>\n<TabItem value="a">One</TabItem>\n</Tabs>';

beforeEach(() => jest.replaceProperty(siteConfig, "contact", undefined));
afterEach(() => jest.restoreAllMocks());

// Attributes are read the same way for all components, so each way to get them wrong is here once.
test.each([
  [
    "<Button>a</Button>",
    `<Button> needs the attribute "href". | ${address} | Write <Button href="…">.`,
  ],
  [
    '<Button href="a b">c</Button>',
    `<Button> can't use href="a b". | ${address}`,
  ],
  [
    '<Button href="javascript:alert(1)">c</Button>',
    `<Button> can't use href="javascript:alert(1)". | ${address}`,
  ],
  [
    '<Button href="/a" />',
    '<Button> has no label. | Write <Button href="/a">…</Button>.',
  ],
  [
    '<Button href="/a" kind="primry">b</Button>',
    '<Button> can\'t use kind="primry". | "primary", "secondary" | Did you mean "primary"?',
  ],
  [
    '<Button to="/a">b</Button>',
    '<Button> has no attribute "to". | href, kind, download, id, lang | Remove it.',
  ],
  [
    '<Card titel="a" />',
    '<Card> has no attribute "titel". | title, href, icon, id, lang | Did you mean "title"?',
  ],
  ['<Card title=" " />', '<Card> can\'t use title=" ". | text'],
  [
    '<Details title="a" open="no">b</Details>',
    '<Details> can\'t use open="no". | nothing, true or false',
  ],
  [
    '<CallToAction title="a">b</CallToAction>',
    '<CallToAction> has no link. | <Button>, or a link | Put <Button href="…">…</Button> between its tags.',
  ],
  [
    "<Cards>a</Cards>",
    '<Cards> may only hold <Card>. | <Card> | Put each piece of it into <Card title="…">.',
  ],
  ...[
    "<Gallery>\n![a](./a.png) and ![b](./b.png)\n</Gallery>",
    "<Gallery />",
  ].map((text) => [
    text,
    "<Gallery> may only hold pictures. | ![…](./a.jpg), <Figure> | Put words before or after it, or into a caption.",
  ]),
  [
    '<Figure src="./a.png" alt="A" width="300" />',
    '<Figure> can\'t use width="300". | "narrow", "wide", "full", "side", "bleed"',
  ],
  [
    "<Dates>none</Dates>",
    "<Dates> has no table. | one table, with a head and a row for each date | Write the table between the tags, with blank lines around it.",
  ],
  ...["2026-02-30", "May 2026", "2026-13"].map((date) => [
    `<Dates>\n\n| | |\n| --- | --- |\n| ${date} | Talk |\n\n</Dates>`,
    `<Dates> can't read the date "${date}". | 2026-05-14, 2026-05, 2026 | Write it in the first column of each row.`,
  ]),
  [
    "<Offers>none</Offers>",
    "<Offers> has no table. | one table, with a head and a row for each offer | Write the table between the tags, with blank lines around it.",
  ],
  [
    "<Steps />",
    `${steps} | Write the steps between the tags, with blank lines around them.`,
  ],
  ...["<Steps>a</Steps>", "<Steps>\n\n1. a\n\nb\n\n</Steps>"].map((text) => [
    text,
    `${steps} | Begin with the first step, and put everything that is not a step before or after <Steps>.`,
  ]),
  ["<Tabs>\n</Tabs>", "<Tabs> has no <TabItem>."],
  [
    tabs.replace("\n", "\n\nHello\n\n"),
    "<Tabs> may only hold <TabItem>. | <TabItem>",
  ],
  [
    tabs.replace("\n", '\n<TabItem value="a">Two</TabItem>'),
    'Two <TabItem> of the same <Tabs> have the value "a".',
  ],
  [
    tabs.replace("<Tabs>", "<Tabs queryString>"),
    '<Tabs queryString> needs a groupId as its name. | Add groupId="…", or write queryString="…".',
  ],
  [
    tabs.replace("<Tabs>", '<Tabs groupId="my os">'),
    '<Tabs> can\'t use groupId="my os". | letters, digits, ".", "-" and "_"',
  ],
  ['<TabItem value="a">A</TabItem>', "<TabItem> stands outside of <Tabs>."],
  [
    '<Tabs><TabItem value="a"></TabItem></Tabs>',
    'The <TabItem value="a"> is empty.',
  ],
  [
    '<When uses="comment">a</When>',
    `<When> can't use uses="comment". | ${features} | Did you mean "comments"?`,
  ],
  [
    '<Legal show="form-service" />',
    'The site config says nothing that <Legal show="form-service"> could show. | Add it to "legal" or "contact" in src/config/site.ts, or put what names it into <When uses="…">.',
  ],
  [
    "<ContactForm />",
    '<ContactForm> needs the option "contact" of the site config. | Add contact: { email: "…" } to src/config/site.ts.',
  ],
  ...["ContactDetails", "Availability", 'Legal show="name"'].map((tag) => {
    const [name = ""] = tag.split(" ");
    return [
      `<${tag}>Call me</${name}>`,
      `<${name}> holds no text. | End its tag with />, and write the text before or after it.`,
    ];
  }),
  [
    "<Newsletter />",
    '<Newsletter> needs the option "newsletter" of the site config. | Add newsletter: { action: "https://…" } to src/config/site.ts.',
  ],
  [
    '<Video src="./a.webm" title="T" />',
    '<Video src="./a.webm"> has no captions. | a file of captions (WebVTT) for each language | Write captions="./talk.en.vtt", or silent where nothing is said.',
  ],
  [
    '<Video src="https://video.example/watch?v=a.mp4" title="T" silent />',
    '<Video> can\'t play "https://video.example/watch?v=a.mp4". | a file that ends in .mp4 or .webm | Save it as MP4 or WebM; <Embed> shows videos of other sites.',
  ],
  [
    '<Video src="./a.webm" title="T" captions="./a.zh-yue.vtt" />',
    'The captions "./a.zh-yue.vtt" of <Video> have no language in their name. | WebVTT files whose names end in their language | Rename the file to something like talk.en.vtt.',
  ],
  ...[
    "http://vimeo.com/1084537",
    "https://vimeo.com/kim",
    "https://youtu.be/short",
    "https://evil.example/vimeo.com/1084537",
    "https://vimeo.com.evil.example/1084537",
    "javascript:alert(1)",
    "no address",
  ].map((url) => [
    `<Embed url="${url}" title="T" />`,
    `<Embed> does not support the address "${url}". | ${embeddable} | Link to it instead.`,
  ]),
])("%s is a fault", async (text, fault) => {
  expect(await faultsOf(text)).toEqual([`error | 1 | ${fault}`]);
});

test.each([
  ["Figure", '<Figure src="./a.png" />'],
  ["img", '<img src="./a.png" />'],
])("a <%s> without alt is a warning", async (name, body) => {
  expect(await faultsOf(`Hi\n\n${body}`)).toEqual([
    `warning | 3 | <${name}> does not say what the picture shows. | Write alt="…" for those who can't see it, or alt="" if it is decoration.`,
  ]);
});

test("an item deeper in tabs is reported at its own line", async () => {
  const inner = '> <TabItem value="c">C</TabItem>';
  const text = tabs.replace("One", `\n\n${inner}\n\n`);
  expect(await faultsOf(text)).toContain(
    "error | 4 | <TabItem> stands outside of <Tabs>.",
  );
});
