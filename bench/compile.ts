/**
 * What compiling a text costs, in milliseconds a post:
 * npm run bench:compile -- [--posts 200]
 */
import { parseArgs } from "node:util";
import { typographyOf } from "../src/config/typographyOf";
import { readingTime } from "../src/lib/readingTime";
import { compileMdx } from "../src/node/mdx/compileMdx";
import type { CompileOptions } from "../src/node/mdx/compileMdx";
import { parseText } from "../src/node/mdx/parse";
import { settleMarkdown } from "../src/node/mdx/settle/settleMarkdown";
import { loadTools } from "../src/node/mdx/tools";
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

const options = (lang: string, typography: boolean): CompileOptions => ({
  format: "mdx",
  lang,
  toc: { minLevel: 2, maxLevel: 3 },
  idPrefix: "post",
  footnoteLabel: "",
  footnoteBackLabel: String,
  typography: typography ? typographyOf(lang) : undefined,
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { posts: { type: "string", default: "200" } },
  });
  const tools = await loadTools();
  const emoji = await tools.loadEmoji();
  const posts = Array.from(
    { length: Number(values.posts) + warmUp },
    (_, at) => {
      const lang = at % 2 === 0 ? "en" : "de";
      return { lang, body: compose(at, lang) } as const;
    },
  );
  const spent = { parse: 0, settle: 0, bare: 0, all: 0 };
  for (const [at, { lang, body }] of posts.entries()) {
    const marks = [performance.now()];
    const mdast = parseText(body, "mdx", tools);
    marks.push(performance.now());
    const typography = typographyOf(lang);
    settleMarkdown(mdast, { source: body, typography, emoji });
    marks.push(performance.now());
    await compileMdx(body, options(lang, false));
    marks.push(performance.now());
    await compileMdx(body, options(lang, true));
    marks.push(performance.now());
    if (at < warmUp) continue;
    const [start = 0, parsed = 0, settled = 0, bare = 0, end = 0] = marks;
    spent.parse += parsed - start;
    spent.settle += settled - parsed;
    spent.bare += bare - settled;
    spent.all += end - bare;
  }
  const count = posts.length - warmUp;
  const counted = posts.map(({ body, lang }) => readingTime(body, lang).words);
  console.log(
    `${count} posts of ${Math.round(counted.reduce((sum, one) => sum + one, 0) / counted.length)} words (code included) with ${blocksOfCode} blocks of code; ${describeMachine()}\n`,
  );
  const row = (name: string, sum: number) => [name, (sum / count).toFixed(2)];
  console.log(
    renderTable(
      ["ms a post", ""],
      [
        row("parsing", spent.parse),
        row("directives, ids, emoji, type", spent.settle),
        row("everything, type set by hand", spent.bare),
        row("everything", spent.all),
      ],
    ),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
