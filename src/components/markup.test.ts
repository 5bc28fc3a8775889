/** @jest-environment node */
import { compileText } from "../site/markdown/testing/compileText";
import { markupOf } from "../site/markdown/testing/componentTests";

test.each([
  [
    "Button: is a link",
    '<Button href="/about">Who *I* am</Button>',
    '<p><a class="button" href="/about" data-kind="primary">Who <em>I</em> am</a></p>',
  ],
  [
    "Button: two, each on lines of its own, are a paragraph",
    '<Button href="https://example.com">\n  Who\n</Button>\n<Button href="/b">\n  *B*\n</Button>\n\n<Button href="/c">\n  C\n</Button>',
    '<p><a class="button" href="https://example.com" data-kind="primary">Who</a> <a class="button" href="/b" data-kind="primary"><em>B</em></a></p><p><a class="button" href="/c" data-kind="primary">C</a></p>',
  ],
  [
    "Button: in an element of words is no paragraph",
    '<p><Button href="/b">b</Button></p>',
    '<p><a class="button" href="/b" data-kind="primary">b</a></p>',
  ],
  [
    "Button: may offer a file, under a name of its own",
    'a <Button href="/a.pdf" kind="secondary" download="b.pdf">b</Button> <Button href="./a.pdf" download>c</Button>',
    '<p>a <a class="button" href="/a.pdf" data-kind="secondary" download="b.pdf">b</a> <a class="button" href="./a.pdf" data-kind="primary" download="">c</a></p>',
  ],
  [
    "CallToAction: title, text and button",
    '<CallToAction title="Talk?" id="talk">\nSo.\n\n<Button href="/a">Go</Button>\n</CallToAction>',
    '<div class="call-to-action" id="talk"><p class="call-to-action-title"><strong>Talk?</strong></p><p>So.</p><p><a class="button" href="/a" data-kind="primary">Go</a></p></div>',
  ],
  [
    "CallToAction: a link will do",
    '<CallToAction title="Talk?">Write [to me](/a).</CallToAction>',
    '<div class="call-to-action"><p class="call-to-action-title"><strong>Talk?</strong></p><p>Write <a href="/a">to me</a>.</p></div>',
  ],
  [
    "Cards: are a list; words on one line are a paragraph",
    '<Cards>\n<Card title="A" href="/a" icon="code">Some *words*.</Card>\n<Card title="B" id="b" />\n</Cards>',
    '<ul class="cards"><li class="card"><p class="card-title"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5"></path></svg><strong><a href="/a">A</a></strong></p><p>Some <em>words</em>.</p></li><li class="card" id="b"><p class="card-title"><strong>B</strong></p></li></ul>',
  ],
  [
    "Cards: one may stand alone, and hold whatever a text may",
    "<Card title={7}>\n\n1. one\n\n> two\n\n</Card>",
    '<div class="card"><p class="card-title"><strong>7</strong></p><ol><li>one</li></ol><blockquote><p>two</p></blockquote></div>',
  ],
  [
    "Cards: from a list of data",
    '<Cards>{["A", "B"].map((title) => <Card title={title} />)}</Cards>',
    '<ul class="cards"><li class="card"><p class="card-title"><strong>A</strong></p></li><li class="card"><p class="card-title"><strong>B</strong></p></li></ul>',
  ],
  [
    "Details: title, group, open",
    '<Details title="Why?" name="q" open id="why">\nBecause *so*.\n\n- a\n</Details>',
    '<details id="why" name="q" open="" class="details"><summary>Why?</summary><div class="details-body"><p>Because <em>so</em>.</p><ul><li>a</li></ul></div></details>',
  ],
  [
    "Details: a summary in the page's language where there is none",
    "<Details>Because.</Details>",
    '<details class="details"><summary>[details]</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "Dates: say what their author knows, with a place or none",
    "<Dates>\n\n| | | |\n| --- | --- | --- |\n| 2026-05-14 | [Talk](/a) | *Here* |\n| 2026-05 | Prize | |\n| 2026 | Book |\n\n</Dates>",
    '<ul class="dates"><li><time class="date" dateTime="2026-05-14">May\u00a014,\u00a02026</time><div><p><a href="/a">Talk</a></p><p class="date-place"><em>Here</em></p></div></li><li><time class="date" dateTime="2026-05">May\u00a02026</time><div><p>Prize</p></div></li><li><time class="date" dateTime="2026">2026</time><div><p>Book</p></div></li></ul>',
  ],
  [
    "Details: HTML's own",
    "<details>\n<summary>Why *so*?</summary>\n\nBecause.\n\n</details>",
    '<details class="details"><summary>Why <em>so</em>?</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "Details: HTML's own without a summary",
    "<details open>Because.</details>",
    '<details open="" class="details"><summary>[details]</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "Details: HTML's summary in ours",
    '<Details open="false">\n<summary>\nWhy?\n</summary>\nBecause.\n</Details>',
    '<details class="details"><summary>Why?</summary><div class="details-body"><p>Because.</p></div></details>',
  ],
  [
    "Details: in a list, in one another",
    '- a\n\n  <Details title="b">\n  <Details title="c">d</Details>\n  </Details>',
    '<ul><li><p>a</p><details class="details"><summary>b</summary><div class="details-body"><details class="details"><summary>c</summary><div class="details-body"><p>d</p></div></details></div></details></li></ul>',
  ],
  [
    "Offers: are the rows of a table, by the terms in its head",
    "<Offers>\n\n| You say | Price |\n| --- | --- |\n| [Slow](#a) | *8* |\n\n</Offers>",
    '<ul class="offers"><li class="offer"><p class="offer-title"><a href="#a">Slow</a></p><dl><div><dt>Price</dt><dd><em>8</em></dd></div></dl></li></ul>',
  ],
  [
    "Offers: are said in full, each in a section",
    "<Offer>\n\n- **You get** figures\n\n</Offer>",
    '<section class="offer-detail"><ul><li><strong>You get</strong> figures</li></ul></section>',
  ],
  [
    "Steps: a numbered list",
    "<Steps>\n\n1. One\n2. Two\n\n</Steps>",
    '<ol class="steps"><li>One</li><li>Two</li></ol>',
  ],
  [
    "Steps: that goes on from another",
    '<Steps id="s">\n\n3. Three\n\n   more\n\n</Steps>',
    '<ol start="3" class="steps" id="s"><li><p>Three</p><p>more</p></li></ol>',
  ],
  [
    "Steps: headings",
    "<Steps>\n\n### One\n\na\n\n#### Inside\n\n### Two\n\n</Steps>",
    '<ol class="steps"><li><h3 id="one">One</h3><p>a</p><h4 id="inside">Inside</h4></li><li><h3 id="two">Two</h3></li></ol>',
  ],
  [
    "Table: what scrolls takes focus, and is named by its caption",
    "<table><caption>Prices <em>2026</em></caption><tbody><tr><td>1</td></tr></tbody></table>",
    '<div class="table-scroll" role="group" aria-label="Prices 2026" tabindex="0"><table><caption>Prices <em>2026</em></caption><tbody><tr><td>1</td></tr></tbody></table></div>',
  ],
  [
    "Table: or as what it is",
    "<table><tbody><tr><td>1</td></tr></tbody></table>",
    '<div class="table-scroll" role="group" aria-label="[table]" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  ],
])("%s", async (_, text, expected) => {
  expect(await markupOf(text)).toBe(expected);
});

test.each([
  ['<CallToAction title="Talk?">So. [Go](/a)</CallToAction>', "Talk?\nSo. Go"],
  ['<Card title="A">b</Card>', "A\nb"],
  [
    '<Details title="A">b</Details>\n\n<details><summary>C</summary>d</details>',
    "A\nb\nC\nd",
  ],
  ['<Embed url="https://youtu.be/aqz-KE-bpKQ" title="Bunny" />', "Bunny."],
  [
    '<Tabs>\n<TabItem value="a">One</TabItem>\n<TabItem value="b" label="Bee">Two</TabItem>\n</Tabs>',
    "a\nOne\nBee\nTwo",
  ],
])("the words of %s are searched and counted", async (text, words) => {
  expect((await compileText(text)).compiled.text).toBe(words);
});
