import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { confirm, intro } from "@clack/prompts";
import { site } from "../../config/site";
import { suggest } from "../../lib/nearest";
import { runGit } from "../content/gitTimes";
import { listFiles } from "../paths";
import {
  answerNames,
  answersSchema,
  changesSchema,
  getQuestion,
} from "../setup/answers";
import type { AnswerName, Answers } from "../setup/answers";
import { isExample } from "../setup/composeSite";
import { planSetup } from "../setup/planSetup";
import type { Change } from "../setup/planSetup";
import { readAnswers } from "../setup/readAnswers";
import { askAnswer } from "./askAnswer";
import { defineCommand, UsageError } from "./command";
import { writeChanges } from "./writeChanges";

const toFlag = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const questions = answerNames.map((name) => {
  const { title, choices } = getQuestion(name);
  const known = choices.length > 0 ? ` (${choices.join(", ")})` : "";
  return `  --${toFlag(name).padEnd(18)}${title}${known}`;
});

const usage = `
Makes this site yours: config, languages, colours, legal details, first pages.
In a terminal it asks for what is not given.

  npm run setup
  npm run setup -- --answers answers.json

Each answer is a flag, and in answers.json a key such as "timeZone". A text
that each language has its own of is written "English | Deutsch", and languages
"en,de", the main one first. Colours of your own are six in hex.

${questions.join("\n")}

  --dry-run           lists what would change, and writes nothing
  --yes               asks nothing: what has no answer stays as it is
  --force             writes although git has changes that are not committed
`;

const string = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const flags = Object.fromEntries(
  answerNames.map((name) => [toFlag(name), string]),
);

/** Reports each answer that can't be used; a site of one's own needs only those that change. */
function checkAnswers(given: object, isFirst: boolean): Answers {
  const schema = isFirst ? answersSchema : changesSchema;
  const { data, error } = schema.safeParse(given);
  if (data) return data;
  const lines = error.issues.map(({ path: [key = ""], message, ...issue }) => {
    if (issue.code === "unrecognized_keys") {
      const [unknown = ""] = issue.keys;
      return `${message}. ${suggest(unknown, answerNames) ?? ""}`;
    }
    const { title } = getQuestion(key as AnswerName);
    const reason = key in given ? message : `Missing. ${title}.`;
    return `--${toFlag(String(key))}: ${reason}`;
  });
  throw new UsageError(lines.join("\n"));
}

/** Reads the answers of a file: an object in JSON. */
function readFile(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`--answers ${file}: ${(error as Error).message}`);
  }
}

/** Lists what changes; of the example's files, how many are deleted. */
function listChanges(
  root: string,
  changes: readonly Change[],
  isFirst: boolean,
): string {
  const deleted = changes.filter(({ text: content }) => content === null);
  const written = changes
    .filter(({ text: content }) => content !== null)
    .map(({ file }) => {
      const isThere = existsSync(path.join(root, file));
      return `  ${isThere ? "change" : "create"} ${file}`;
    });
  const others = isFirst
    ? [`  delete ${deleted.length} files of the example`]
    : deleted.map(({ file }) => `  delete ${file}`);
  return [...written, ...others].join("\n");
}

/** Formats the config as the project has it. */
async function format({ file, text: content }: Change): Promise<Change> {
  if (!file.endsWith(".ts") || content === null) return { file, text: content };
  const prettier = await import("prettier");
  return { file, text: await prettier.format(content, { filepath: file }) };
}

const regions = new Intl.DisplayNames("en", { type: "region" });

/** What is left to do by hand, beside what the new pages say. */
function listRest({ languages = [], country }: Answers): string[] {
  const untranslated = languages.filter(
    (code) => !existsSync(`locales/${code}`),
  );
  return [
    ...untranslated.map(
      (code) =>
        `No messages in "${code}" yet: menus and first pages are in English until you copy locales/en to locales/${code} and translate it (docs/new-language.md).`,
    ),
    ...(country === undefined || country === "DE"
      ? []
      : [
          `Imprint and privacy page name German law: adapt content/pages/imprint and content/pages/privacy to that of ${regions.of(country)}.`,
        ]),
    'See it with "npm run develop", check it with "npm run check:content".',
  ];
}

export const command = defineCommand({
  usage,
  options: {
    ...flags,
    answers: string,
    "dry-run": flag,
    yes: flag,
    force: flag,
  },
  run: async ({ answers: file, yes, force, "dry-run": isDry, ...rest }) => {
    const root = process.cwd();
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    const asks = isTerminal && !yes && file === undefined;
    const status = ["status", "--porcelain", "--", "src/config", "content"];
    if (!isDry && !force && runGit(root, ...status) !== "") {
      throw new UsageError(
        "git has no commit of what is in src/config and content. Commit it, so that nothing gets lost, or add --force.",
      );
    }
    const files = [...listFiles(root, "content"), ...listFiles(root, "static")];
    const isFirst = isExample(site);
    const current = readAnswers(site, files);
    const written: Record<string, unknown> = {
      ...(isFirst && current),
      ...(file !== undefined && readFile(file)),
    };
    if (asks)
      intro("Your own site. Enter takes what is there, Ctrl+C writes nothing.");
    for (const name of answerNames) {
      const flagged = (rest as Record<string, unknown>)[toFlag(name)];
      const answer =
        asks && flagged === undefined
          ? await askAnswer(name, current[name], isFirst)
          : flagged;
      if (answer !== undefined) written[name] = answer;
    }
    const answers = Object.fromEntries(
      Object.entries(checkAnswers(written, isFirst)).filter(
        // What the config says already keeps what its owner has added to it.
        ([name]) =>
          isFirst ||
          String(written[name]) !== (current[name as AnswerName] ?? ""),
      ),
    ) as Answers;
    const folder = "src/node/setup/starter";
    const read = (name: string) => readFileSync(path.join(root, name), "utf8");
    const starter = Object.fromEntries(
      listFiles(path.join(root, folder)).map((name) => [
        name,
        read(`${folder}/${name}`),
      ]),
    );
    const date = new Date().toISOString().slice(0, 10);
    const changes = planSetup(answers, { site, files, read, starter, date });
    console.log(listChanges(root, changes, isFirst) || "Nothing changes.");
    if (isDry || changes.length === 0) return 0;
    if (asks && (await confirm({ message: "Write this?" })) !== true) return 1;
    writeChanges(root, await Promise.all(changes.map(format)));
    console.log(`\n${listRest(answers).join("\n")}`);
    return 0;
  },
});
