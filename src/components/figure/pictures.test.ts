import { compileText } from "../../site/markdown/testing/compileText";
import type { TreeNode } from "../../lib/contentTree";
import { ui } from "../ui";

/** The tree of a picture that stands alone; children are the picture and its caption. */
const figure = (...children: TreeNode[]): TreeNode => [
  "figure",
  {
    className: "figure",
    "data-enlarge": ui("figureEnlarge"),
    "data-close": ui("figureClose"),
    "data-previous": ui("figurePrevious"),
    "data-next": ui("figureNext"),
  },
  ...children,
];

const compile = (body: string, format: "md" | "mdx" = "mdx") =>
  compileText(body, { format });
const bodyOf = async (body: string, format?: "md") =>
  (await compile(body, format)).compiled.body;
const faultsOf = async (body: string) =>
  (await compile(body)).faults.map(
    ({ severity, line, message, expected, note }) =>
      [severity, line, message, expected, note].filter(Boolean).join(" | "),
  );

const pair = { src: "./a.png#light", alt: "A", dark: "./b.png#dark" };

test.each([
  ["in one paragraph", "![A](./a.png#light) ![B](./b.png#dark)"],
  ["the dark one first", "![B](./b.png#dark)\n![A](./a.png#light)"],
])("two pictures for two modes are one: %s", async (_, body) => {
  expect(await bodyOf(body)).toEqual([figure(["Picture", pair])]);
  expect(await bodyOf(body, "md")).toEqual([figure(["Picture", pair])]);
  const { images } = (await compile(body)).compiled;
  expect(images.map(({ src }) => src).sort()).toEqual([
    "./a.png#light",
    "./b.png#dark",
  ]);
});

test("a picture for one mode alone is shown in that mode", async () => {
  const [one] = (await bodyOf("![A](./a.png#gh-dark-mode-only)")) as [unknown];
  expect(one).toMatchObject([
    "figure",
    { "data-mode": "dark" },
    ["Picture", { src: "./a.png#gh-dark-mode-only" }],
  ]);
  expect(await bodyOf("In ![A](./a.png#light) words")).toEqual([
    [
      "p",
      0,
      "In ",
      [
        "span",
        { "data-mode": "light" },
        ["Picture", { src: "./a.png#light", alt: "A" }],
      ],
      " words",
    ],
  ]);
});

test.each([
  [
    "in MDX",
    '<img src="./a.png" alt="A" width="300" height={200} />',
    undefined,
  ],
  ["in Markdown", '<img src="./a.png" alt="A" width="300" height="200">', "md"],
] as const)("an HTML picture keeps its size %s", async (_, body, format) => {
  const text = JSON.stringify(await bodyOf(body, format));
  expect(text).toMatch(/"width":"?300"?,"height":"?200"?/);
});

test("an HTML picture's title is its caption", async () => {
  expect(await bodyOf('<img src="./a.png" alt="A" title="So" />')).toEqual([
    figure(["Picture", { src: "./a.png", alt: "A" }], ["figcaption", 0, "So"]),
  ]);
});

test("a figure may be narrow or wide, have a border, and stay as it is", async () => {
  expect(
    await bodyOf(
      '<Figure src="./a.png" alt="" width="wide" border zoom={false} />',
    ),
  ).toEqual([
    [
      "figure",
      { className: "figure", "data-width": "wide", "data-border": "" },
      [
        "Picture",
        {
          src: "./a.png",
          alt: "",
          sizes: "(min-width: 62.25em) 56rem, 100vw",
        },
      ],
    ],
  ]);
});

test("only a text with a figure as wide as the window has its stylesheet", async () => {
  const componentsOf = async (width: string) =>
    (await compile(`<Figure src="./a.png" alt="" width="${width}" />`)).compiled
      .components;
  expect(await componentsOf("bleed")).toEqual(["figure", "figure-bleed"]);
  expect(await componentsOf("wide")).toEqual(["figure"]);
});

test.each([
  ["Figure", '<Figure src="./a.png" />'],
  ["img", '<img src="./a.png" />'],
])("a <%s> without alt is a warning", async (name, body) => {
  expect(await faultsOf(`Hi\n\n${body}`)).toEqual([
    `warning | 3 | <${name}> does not say what the picture shows. | Write alt="…" for those who can't see it, or alt="" if it is decoration.`,
  ]);
});

test.each([
  [
    '<Figure src="./a.png" alt="A" width="300" />',
    'error | 1 | <Figure> can\'t use width="300". | "narrow", "wide", "full", "side", "bleed"',
  ],
])("%s is a fault", async (body, fault) => {
  expect(await faultsOf(body)).toEqual([fault]);
});

test.each([
  ["in lines", "<Gallery>\n![A](./a.png)\n![B](./b.png)\n</Gallery>"],
  [
    "in paragraphs",
    "<Gallery>\n\n![A](./a.png)\n\n![B](./b.png)\n\n</Gallery>",
  ],
  [
    "as figures",
    '<Gallery>\n<Figure src="./a.png" alt="A" />\n<Figure src="./b.png" alt="B" />\n</Gallery>',
  ],
  ["by directive", ":::gallery\n![A](./a.png)\n![B](./b.png)\n:::"],
])("a gallery shows its pictures as figures: %s", async (_, body) => {
  const { compiled, faults } = await compile(body);
  expect(faults).toEqual([]);
  expect(compiled.body).toEqual([
    [
      "div",
      { className: "gallery", "data-layout": "rows" },
      figure(["Picture", { src: "./a.png", alt: "A" }]),
      figure(["Picture", { src: "./b.png", alt: "B" }]),
    ],
  ]);
  expect(compiled.images.map(({ src }) => src)).toEqual(["./a.png", "./b.png"]);
});

test("a strip can be focused, since it scrolls, and a picture keeps its caption", async () => {
  expect(
    await bodyOf(
      '<Gallery layout="strip">\n![A](./a.png "So")\n\n![B](./b.png#light) ![B](./b2.png#dark)\n</Gallery>',
    ),
  ).toMatchObject([
    [
      "div",
      { role: "group", "aria-label": ui("gallery"), tabIndex: 0 },
      ["figure", {}, ["Picture", { src: "./a.png" }], ["figcaption", 0, "So"]],
      [
        "figure",
        {},
        ["Picture", { src: "./b.png#light", dark: "./b2.png#dark" }],
      ],
    ],
  ]);
});
