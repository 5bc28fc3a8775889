import { htmlFaults } from "../../../tests/htmlFaults";
import { compileText } from "../../site/markdown/testing/compileText";
import type { FeedPost } from "./posts";
import { renderPost } from "./renderPost";
import { createTestFeed, createTestPost } from "./testing/feed";

const render = (changes: Partial<FeedPost>) => {
  const [item] = createTestFeed(createTestPost(changes)).items;
  if (!item) throw new Error("The feed has no item.");
  return renderPost(item, "Read on");
};

const renderMdx = async (source: string) => {
  const { compiled } = await compileText(source);
  return render({ body: compiled.body });
};

const inPublic = (publicURL: string) => ({
  publicURL,
  file: { childImageSharp: null },
});
const photo = {
  src: "./a b.png",
  alt: "",
  publicURL: null,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        width: 720,
        height: 405,
        images: { fallback: { src: "/static/1/720/a.png" } },
      },
    },
  },
};

test.each([
  ["<kbd>⌃</kbd>+<kbd>P</kbd>", "<p><kbd>⌃</kbd>+<kbd>P</kbd></p>"],
  [
    '<Button href="./a.pdf" download>PDF</Button>',
    '<p><a href="https://www.example.com/de/blog/a.pdf">PDF</a></p>',
  ],
  [
    '<Details title="Why?">So.</Details>',
    "<p><strong>Why?</strong></p><div><p>So.</p></div>",
  ],
  [
    '<Cards><Card title="A" href="/a" icon="pen">b</Card></Cards>',
    '<ul><li><p><strong><a href="https://www.example.com/a">A</a></strong></p><p>b</p></li></ul>',
  ],
  [
    "<Steps>\n\n### One\n\na\n\n### Two\n\nb\n\n</Steps>",
    "<ol><li><h3>One</h3><p>a</p></li><li><h3>Two</h3><p>b</p></li></ol>",
  ],
  [
    '<Tabs>\n<TabItem value="a">One</TabItem>\n<TabItem value="b" label="Bee">Two</TabItem>\n</Tabs>',
    /<p><strong>a<\/strong><\/p>One<\/div><div><p><strong>Bee<\/strong><\/p>Two/,
  ],
  [
    '<Embed url="https://youtu.be/aqz-KE-bpKQ" title="Bunny" />',
    /^<p>Bunny\. <a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"/,
  ],
  [
    '<blockquote cite="/ada" lang="en">Words.</blockquote>',
    '<blockquote cite="https://www.example.com/ada" lang="en">Words.</blockquote>',
  ],
  [
    "Costs $r > 1$.\n\n$$\na \\& b\n$$\n",
    "<p>Costs <code>r > 1</code>.</p><div><code>a \\&#x26; b</code></div>",
  ],
  [
    "```ts ins={1} {2}\nconst a = 1;\na();\n```",
    /<pre><code><ins>const a = 1;\n<\/ins><mark>a\(\);<\/mark><\/code><\/pre>/,
  ],
  [
    '```mermaid title="The way"\nflowchart LR\nA[x < y] --> B\n```',
    /<figcaption>The way<\/figcaption>.*<pre><code>flowchart LR\nA\[x &#x3C; y\] --> B/,
  ],
  [
    '<Video src="/a.webm" title="T" silent />',
    /<video [^>]*src="https:\/\/www\.example\.com\/a\.webm"/,
  ],
  ["- [x] done", /<li>☑ done<\/li>/],
  ["| a |\n|--:|\n| 1 |", /<th align="right">a<.*<td align="right">1</],
  [
    '![A](/a.png#light "So")\n![B](/b.png#dark)',
    '<figure><img src="https://www.example.com/a.png#light" alt="A" /><figcaption>So</figcaption></figure>',
  ],
  [
    "[a](#why), [b](../about?c=1), [c](javascript:alert)",
    '<p><a href="https://www.example.com/de/blog/post#why">a</a>, <a href="https://www.example.com/de/about?c=1">b</a>, <a>c</a></p>',
  ],
  [
    '<p className="a" style={{ color: "red" }} id="b">c</p>\n\n<div><button>d</button></div>',
    "<p>c</p><div></div>",
  ],
  ["A note.[^1]\n\n[^1]: Below.", /<li>\s*<p>Below\.\s*<\/p>\s*<\/li>/],
])("%j is plain HTML", async (source, expected) => {
  const html = await renderMdx(source);
  if (typeof expected === "string") expect(html.trim()).toBe(expected);
  else expect(html).toMatch(expected);
  expect(htmlFaults(html)).toEqual([]);
});

test("pictures have their size where it is known", () => {
  const body = ["p", 0, ["Picture", { src: photo.src, alt: "A" }]] as const;
  expect(render({ body, images: [photo] })).toBe(
    '<p><img width="720" height="405" src="https://www.example.com/static/1/720/a.png" alt="A" /></p>',
  );
});

test("the cover comes first, unless the text shows it", () => {
  const cover = {
    src: "./c.svg",
    alt: 'A "c"',
    ...inPublic("/static/c.svg"),
  };
  expect(render({ cover })).toBe(
    '<p><img src="https://www.example.com/static/c.svg" alt="A &#x22;c&#x22;" /></p><p>Body</p>',
  );
  expect(render({ cover, images: [cover] })).toBe("<p>Body</p>");
});

test("a picture or a frame without an address on the web is left out", () => {
  const body = [
    ["p", 0, "Body"],
    ["img", { src: "data:image/png;base64,AAAA", alt: "A" }],
    ["iframe", { srcDoc: "B", title: "B" }],
  ] as const;
  expect(render({ body })).toBe("<p>Body</p>");
});

test("a post with imports of its own leads to its page", () => {
  const body = ["p", 0, "Body", ["Slot", { n: 0 }]] as const;
  expect(render({ body, isRich: true })).toBe(
    '<p>Body</p><p><a href="https://www.example.com/de/blog/post">Read on</a></p>',
  );
});
