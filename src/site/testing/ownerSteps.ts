import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { entry, home } from "./loadTestSite";

/** The files, options and clock that an owner may change between two runs. */
export type Owned = {
  /** Files by path from the project's root. */
  files: ReadonlyMap<string, string>;
  options: Partial<typeof siteConfig>;
  /** The HTML element in the source of the component `Steps`. */
  element: string;
  /** The time of saved files in seconds; clocks may be wrong or stand still. */
  clock: number;
  /** The day of a run. */
  day: string;
  /** The state of another git branch. */
  other?: Owned;
};

const bodies = [
  "Plain {1 + 1}, **not** <Steps>Esc</Steps>.",
  '<Embed url="https://youtu.be/a" title="A" />',
  "![A picture](./a.png) and [a page](/about).",
  "{an open brace",
  "<Unknown />",
];
const frontMatters = [
  "",
  "authors: [kim]",
  "draft: true",
  "unlisted: maybe",
  "date: 2026-06-01",
  "reviewed: 2025-06-01",
];

/** A text that uses every input of the compiler. */
const everything = `import Chart from "./chart"

"Quoted", <Steps>Esc</Steps>.[^1] ![A picture](./a.png)

#### Fourth level

<When uses="search">Search.</When><When uses="embeds">Video.</When>

<ContactForm />

<Availability />

<Chart />

[^1]: A note.`;

/** The site at the start of every sequence. */
export const start: Owned = {
  files: new Map([
    ["content/pages/home.mdx", entry(home)],
    ["content/pages/about.mdx", entry()],
    ["content/blog/2026-03-14-a.mdx", entry("authors: [kim]", everything)],
    ["content/blog/chart.tsx", "export default 1;"],
    ["content/blog/a.png", "picture"],
    ["content/authors.yaml", "kim: { name: Kim }"],
    ["content/docs/index.md", entry("", bodies[0])],
    ["locales/en/content.json", '{ "footnotes": "Footnotes" }'],
    ["locales/de/content.json", '{ "footnotes": "Fußnoten" }'],
    ["static/favicon.svg", "picture"],
  ]),
  options: {
    contact: { email: "kim@example.com", form: false },
    availability: { from: "2026-06-01", until: "2026-06-30" },
  },
  element: "ol",
  clock: 1e9,
  day: "2026-03-20",
};

/** Picks an item of a list. */
type Choose = <Item>(list: readonly Item[]) => Item;
type Step = (owned: Owned, choose: Choose) => Owned;
type Files = Map<string, string>;

const isEntry = (file: string) => /^content\/.*\/[^_].*\.mdx?$/.test(file);

const change =
  (edit: (files: Files, choose: Choose) => void): Step =>
  (owned, choose) => {
    const files = new Map(owned.files);
    edit(files, choose);
    return { ...owned, files };
  };

const listEntries = (files: Files) => [...files.keys()].filter(isEntry);

const move = (files: Files, from: string, to: string) => {
  files.set(to, files.get(from) ?? "");
  files.delete(from);
};

/** Writes a file with one of the texts; undefined deletes it. */
const write = (file: string, ...texts: (string | undefined)[]) =>
  change((files, choose) => {
    const text = choose(texts);
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  });

/** The changes that owners make between two builds. */
export const steps: Record<string, Step> = {
  "save a text": change((files, choose) => {
    files.set(
      choose(listEntries(files)),
      entry(choose(frontMatters), choose(bodies)),
    );
  }),
  "rename .md and .mdx": change((files, choose) => {
    const file = choose(listEntries(files));
    move(files, file, file.endsWith("x") ? file.slice(0, -1) : `${file}x`);
  }),
  "rename a text": change((files, choose) => {
    const file = choose(listEntries(files));
    move(files, file, file.replace(/(\w+)(\/?\w*\.mdx?)$/, "$1c$2"));
  }),
  "move a text into a folder with its picture": change((files, choose) => {
    const file = choose(listEntries(files));
    const { dir, name, ext } = path.posix.parse(file);
    move(files, file, `${dir}/${name}/index${ext}`);
    if (files.has(`${dir}/a.png`))
      move(files, `${dir}/a.png`, `${dir}/${name}/a.png`);
  }),
  "copy a text as a translation": change((files, choose) => {
    const file = choose(listEntries(files));
    const copy = file.replace(/(\/|\.)en(\.mdx?)$/, "$1de$2");
    const text = files.get(file) ?? "";
    files.set(copy === file ? file.replace(/\.mdx?$/, ".de$&") : copy, text);
  }),
  "delete a file": change((files, choose) => {
    const file = choose([...files.keys()]);
    // The other steps need one.
    if (listEntries(files).length > 1) files.delete(file);
  }),
  "restore a file": change((files, choose) => {
    const [file, text] = choose([...start.files]);
    files.set(file, text);
  }),
  "change site.ts": (owned, choose) => ({
    ...owned,
    options: choose<Owned["options"]>([
      start.options,
      {},
      { title: "Another" },
      { toc: { minLevel: 2, maxLevel: 4 } },
      { toc: { minLevel: 3, maxLevel: 3 } },
      { contact: { email: "robin@example.com", form: "netlify" } },
      { navbar: { ...siteConfig.navbar, items: [] } },
      { blog: { ...siteConfig.blog, editUrl: "https://example.com/edit" } },
      { timeZone: "Asia/Tokyo" },
    ]),
  }),
  "change a message": write(
    "locales/en/content.json",
    '{ "footnotes": "Notes" }',
    '{ "footnoteBack": "Back" }',
    '{ "cardAlt": "{{title}}" }',
  ),
  "change authors.yaml": write(
    "content/authors.yaml",
    "kim: { name: Kim }",
    "kim: { name: Robin }",
    undefined,
  ),
  "change a picture": write("content/blog/a.png", "other", undefined),
  "change a module": write(
    "content/blog/chart.tsx",
    "export default 1;",
    undefined,
  ),
  "change a component": (owned, choose) => ({
    ...owned,
    element: choose(["ol", "ul"]),
  }),
  "turn the clock": (owned, choose) => ({
    ...owned,
    clock: choose([0, 1e9, 4e9]),
  }),
  "build on another day": (owned, choose) => ({
    ...owned,
    day: choose(["2026-03-13", start.day, "2026-06-02"]),
  }),
  "switch branches": ({ other = start, ...owned }) => ({
    ...other,
    other: owned,
  }),
};
