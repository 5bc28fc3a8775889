/**
 * What compiling a text costs, in milliseconds a post:
 * npm run bench:compile -- [--posts 200]
 */
import { parseArgs } from "node:util";
import { readingTime } from "../src/lib/readingTime";
import { compileMarkdown } from "../src/node/markdown/compile";
import type { CompileOptions } from "../src/node/markdown/compile";
import { composeCode } from "./posts/composeCode";
import { composePost } from "./posts/composePost";
import { describeMachine } from "./report/describeMachine";
import { renderTable } from "./report/renderTable";

const words = 900;
const blocksOfCode = 3;
/** The first ones are slower: languages and engines warm up. */
const warmUp = 30;

/** A post of so many words and three blocks of code. */
function compose(number: number, lang: "en" | "de"): string {
  const prose = [1, 2].flatMap((part) =>
    composePost(number * 2 + part, lang)
      .body.replace(/```[\s\S]*?```\n*/g, "")
      .replace(/\{\/\*.*?\*\/\}\n*/g, "")
      .split("\n\n"),
  );
  let text = "";
  for (const paragraph of prose) {
    if (readingTime(text, lang).words >= words) break;
    text += `${paragraph}\n\n`;
  }
  const code = Array.from({ length: blocksOfCode }, (_, at) =>
    composeCode(number, at),
  );
  return `${text}It's "quoted" -- and :wave:\n\n:::note[A note]\nIn it.\n:::\n\n${code.join("\n\n")}\n`;
}

const options = (lang: string): CompileOptions => ({
  format: "mdx",
  lang,
  file: "post.mdx",
  toc: { minLevel: 2, maxLevel: 3 },
  idPrefix: "post",
  footnotes: { label: "", backLabel: "" },
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { posts: { type: "string", default: "200" } },
  });
  const posts = Array.from(
    { length: Number(values.posts) + warmUp },
    (_, at) => {
      const lang = at % 2 === 0 ? "en" : "de";
      return { lang, body: compose(at, lang) } as const;
    },
  );
  let [start, cpu] = [performance.now(), process.cpuUsage()];
  for (const [at, { lang, body }] of posts.entries()) {
    if (at === warmUp) {
      [start, cpu] = [performance.now(), process.cpuUsage()];
    }
    await compileMarkdown(body, options(lang));
  }
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const count = posts.length - warmUp;
  const counted = posts.map(({ body, lang }) => readingTime(body, lang).words);
  console.log(
    `${count} posts of ${Math.round(counted.reduce((sum, one) => sum + one, 0) / counted.length)} words (code included) with ${blocksOfCode} blocks of code; ${describeMachine()}\n`,
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
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
