/** @jest-environment node */
import { compileText } from "../../site/markdown/testing/compileText";
import { markupOf } from "../../site/markdown/testing/componentTests";

/** A picture in a paragraph of its own, with its caption; attributes say what is special. */
const figure = (inside: string, attributes = "") =>
  `<figure class="figure"${attributes} data-enlarge="[figureEnlarge]" data-close="[figureClose]" data-previous="[figurePrevious]" data-next="[figureNext]" data-position="[figurePosition position {position} count {count}]">${inside}</figure>`;
const a = '<img src="./a.png" alt="A"/>';
const b = '<img src="./b.png" alt="B"/>';
const pair = figure('<img src="./a.png#light" dark="./b.png#dark" alt="A"/>');
const gallery = `<div class="gallery" data-layout="rows">${figure(a)}${figure(b)}</div>`;

test.each(["md", "mdx"] as const)("pictures of a .%s file", async (format) => {
  const read = (text: string) => markupOf(text, { format });
  for (const text of [
    "![A](./a.png#light) ![B](./b.png#dark)",
    "![B](./b.png#dark)\n![A](./a.png#light)",
  ])
    expect(await read(text)).toBe(pair);
  const sized = await read(
    '<img src="./a.png" alt="A" width="300" height="200" />',
  );
  expect(sized).toContain('width="300" height="200"');
});

test.each([
  [
    "a picture for one mode alone is shown in that mode",
    "![A](./a.png#gh-dark-mode-only)",
    figure(
      '<img src="./a.png#gh-dark-mode-only" alt="A"/>',
      ' data-mode="dark"',
    ),
  ],
  [
    "among words, too",
    "In ![A](./a.png#light) words",
    '<p>In <span data-mode="light"><img src="./a.png#light" alt="A"/></span> words</p>',
  ],
  [
    "a picture described by a space is decoration",
    "![ ](./a.png)",
    figure('<img src="./a.png" alt=""/>'),
  ],
  [
    "an HTML picture's title is its caption",
    '<img src="./a.png" alt="A" title="So" />',
    figure(`${a}<figcaption>So</figcaption>`),
  ],
  [
    "a figure may be narrow or wide, have a border, and stay as it is",
    '<Figure src="./a.png" alt="A" width="wide" border zoom={false} />',
    '<figure class="figure" data-width="wide" data-border=""><img src="./a.png" alt="A" sizes="(min-width: 62.25em) 56rem, 100vw"/></figure>',
  ],
  [
    "a gallery shows pictures in lines as figures",
    "<Gallery>\n![A](./a.png)\n![B](./b.png)\n</Gallery>",
    gallery,
  ],
  [
    "pictures in paragraphs, too",
    "<Gallery>\n\n![A](./a.png)\n\n![B](./b.png)\n\n</Gallery>",
    gallery,
  ],
  [
    "figures, too",
    '<Gallery>\n<Figure src="./a.png" alt="A" />\n<Figure src="./b.png" alt="B" />\n</Gallery>',
    gallery,
  ],
  [
    "a strip can be focused, since it scrolls, and a picture keeps its caption",
    '<Gallery layout="strip">\n![A](./a.png "So")\n\n![A](./a.png#light) ![B](./b.png#dark)\n</Gallery>',
    `<div class="gallery" data-layout="strip" role="group" aria-label="[gallery]" tabindex="0">${figure(`${a}<figcaption>So</figcaption>`)}${pair}</div>`,
  ],
])("%s", async (_, text, expected) => {
  expect(await markupOf(text)).toBe(expected);
});

test("both pictures of a pair, and those of a gallery, are known", async () => {
  const { images } = (
    await compileText(
      "![A](./a.png#light) ![B](./b.png#dark)\n\n<Gallery>\n![C](./c.png)\n</Gallery>",
    )
  ).compiled;
  expect(images.map(({ src }) => src).sort()).toEqual([
    "./a.png#light",
    "./b.png#dark",
    "./c.png",
  ]);
});

test.each([
  ["narrow", "min(24rem, 92vw)"],
  [
    "side",
    "(min-width: 75em) 18rem, (min-width: 40em) 12rem, min(24rem, 92vw)",
  ],
  ["full", "(min-width: 75em) min(100vw - 19rem, 61.5rem), min(42rem, 92vw)"],
  ["bleed", "100vw"],
])(
  "browsers choose the file of a %s figure by its room",
  async (width, sizes) => {
    const text = `<Figure src="./a.png" alt="" width="${width}" />`;
    expect(await markupOf(text)).toContain(`sizes="${sizes}"`);
  },
);

test("only a text with a figure as wide as the window has its stylesheet", async () => {
  const componentsOf = async (width: string) =>
    (await compileText(`<Figure src="./a.png" alt="" width="${width}" />`))
      .compiled.components;
  expect(await componentsOf("bleed")).toEqual(["figure", "figure-bleed"]);
  expect(await componentsOf("wide")).toEqual(["figure"]);
});
