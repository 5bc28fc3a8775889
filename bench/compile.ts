import { estimateReadingTime } from "../src/lib/readingTime";
import { defineCommand } from "../src/node/cli/command";
import { compileMarkdown } from "../src/node/markdown/compile";
import { composePost, locales } from "./posts/composePost";
import { describeMachine, renderTable } from "./report";
import { readCount, runCommand } from "./runCommand";

const usage = `
What compiling a post costs, in milliseconds.

  npm run bench:compile
  npm run bench:compile -- --posts 1000

  --posts   how many, in English and German in turn (default: 200)
`;

/** The first ones are slower: grammars and engines warm up. */
const warmUp = 30;

/** Adds to a generated post what its words never have: typography, an emoji, a directive. */
const composeText = (number: number, locale: (typeof locales)[number]) =>
  `${composePost(number, locale).body}

It's "quoted" -- and :wave:

:::note[A note]
In it.
:::
`;

const compile = (text: string, lang: string) =>
  compileMarkdown(text, {
    format: "mdx",
    lang,
    file: "post.mdx",
    toc: { minLevel: 2, maxLevel: 3 },
    idPrefix: "post",
    footnotes: { label: "", backLabel: "" },
  });

const command = defineCommand({
  usage,
  options: { posts: { type: "string", default: "200" } },
  run: async ({ posts }) => {
    const count = readCount("--posts", posts);
    const texts = Array.from({ length: warmUp + count }, (_, index) => {
      const locale = locales[index % 2 === 0 ? 0 : 1];
      return { locale, text: composeText(index + 1, locale) };
    });
    for (const { text, locale } of texts.slice(0, warmUp)) {
      await compile(text, locale);
    }
    const measured = texts.slice(warmUp);
    const start = performance.now();
    const startCpu = process.cpuUsage();
    for (const { text, locale } of measured) await compile(text, locale);
    const elapsed = performance.now() - start;
    const { user, system } = process.cpuUsage(startCpu);

    const words = measured.reduce(
      (sum, { text, locale }) => sum + estimateReadingTime(text, locale).words,
      0,
    );
    console.log(
      `${count} posts of ${Math.round(words / count)} words, code included. ${describeMachine()}.\n`,
    );
    console.log(
      renderTable(
        ["ms a post", ""],
        [
          ["elapsed", (elapsed / count).toFixed(2)],
          ["processor time", ((user + system) / 1000 / count).toFixed(2)],
        ],
      ),
    );
    return 0;
  },
});

runCommand(command);
