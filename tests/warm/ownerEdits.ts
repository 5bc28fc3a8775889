import {
  copyFileSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";

const blog = "content/blog";
const component = `${blog}/2026-05-12-what-to-charge/RateCalculator.tsx`;
const post = `${blog}/2026-06-16-working-across-time-zones`;
const renamedPost = `${blog}/2026-06-16-time-zones`;
const copiedPost = `${blog}/2026-11-20-what-to-charge-again`;

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** Moves the clock of a process: announcement, availability and scheduled posts are others a hundred days later. */
const shiftClock = `
const Now = Date;
const now = () => Now.now() + 100 * 86_400_000;
globalThis.Date = class extends Now {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now = now;
};`;

type Edit = {
  name: string;
  change: () => void;
  /** What mends it, where the build after the change has to fail. */
  repair?: () => void;
};

/** What an owner does between two builds, one after the other, in the site's folder. */
export const ownerEdits: readonly Edit[] = [
  {
    name: "A saved post, an error beside it, and its repair",
    change: () => {
      edit(`${post}/en.mdx`, "My longest-standing", "My most faithful");
      edit(component, "<p ", "<p <");
    },
    repair: () => {
      edit(component, "<p <", "<p data-repaired ");
    },
  },
  {
    name: "A post copied as a translation",
    change: () => {
      copyFileSync(`${post}/en.mdx`, `${post}/de.mdx`);
    },
  },
  {
    name: "A renamed post, and one copied with its component",
    change: () => {
      renameSync(post, renamedPost);
      cpSync(`${blog}/2026-05-12-what-to-charge`, copiedPost, {
        recursive: true,
      });
    },
  },
  {
    name: "Deleted posts",
    change: () => {
      rmSync(copiedPost, { recursive: true });
      rmSync(`${renamedPost}/en.mdx`);
    },
  },
  {
    name: "An option of the site config",
    change: () => {
      edit("src/config/site.ts", '"Alex Example"', '"Alex Sample"');
    },
  },
  {
    name: "A message and an author",
    change: () => {
      edit("locales/en/shell.json", "Skip to main content", "Skip to content");
      edit("content/authors.yaml", "Alex repairs", "Alex mends");
    },
  },
  {
    name: "A picture",
    change: () => {
      copyFileSync(`${renamedPost}/cover-dark.png`, `${renamedPost}/cover.png`);
    },
  },
  {
    name: "The source and the style of a component",
    change: () => {
      edit("src/components/steps/Steps.tsx", '"steps"', '"steps steps-again"');
      edit("src/components/steps/steps.css", "1.4em", "1.5em");
    },
  },
  {
    name: "Another day",
    change: () => {
      const code = `data:text/javascript,${encodeURIComponent(shiftClock)}`;
      process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import ${code}`;
    },
  },
];
