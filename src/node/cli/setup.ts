import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { confirm, intro } from "@clack/prompts";
import { site } from "../../config/site";
import { listFiles } from "../paths";
import {
  answerNames,
  answersSchema,
  changesSchema,
  readQuestion,
} from "../setup/answers";
import type { Answers } from "../setup/answers";
import { isExample } from "../setup/composeSite";
import { planSetup } from "../setup/planSetup";
import type { Change } from "../setup/planSetup";
import { readAnswers } from "../setup/readAnswers";
import { askAnswer } from "./askAnswer";
import { defineCommand, UsageError } from "./command";

const toFlag = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const questions = answerNames.map((name) => {
  const { title, choices = [] } = readQuestion(name, []);
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
  const lines = error.issues.map(({ path: [key], message }) =>
    key === undefined ? message : `--${toFlag(String(key))}: ${message}`,
  );
  throw new UsageError(lines.join("\n"));
}

const listChanges = (changes: readonly Change[], root: string) =>
  changes.map(({ file, text: content }) => {
    const isNew = !listFiles(root, path.posix.dirname(file)).includes(file);
    if (content === null) return `  delete ${file}`;
    return `  ${isNew ? "create" : "change"} ${file}`;
  });

/** Formats the config as the project has it; without Prettier it stays on one line. */
async function format(file: string, content: string): Promise<string> {
  if (!file.endsWith(".ts")) return content;
  try {
    const prettier = await import("prettier");
    return await prettier.format(content, { filepath: file });
  } catch {
    return content;
  }
}

async function write(root: string, changes: readonly Change[]) {
  for (const { file, text: content } of changes) {
    const place = path.join(root, file);
    if (content === null) rmSync(place);
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, await format(file, content));
    }
  }
}

/** Whether git could bring back all that is here. */
function isCommitted(root: string): boolean {
  try {
    const args = ["status", "--porcelain", "--", "src/config", "content"];
    return execFileSync("git", args, { cwd: root, encoding: "utf8" }) === "";
  } catch {
    return false;
  }
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
    if (!isDry && !force && !isCommitted(root)) {
      throw new UsageError(
        "git has no commit of what is in src/config and content. Commit it, so that nothing gets lost, or add --force.",
      );
    }
    const known = listFiles(root, "locales").map(
      (name) => name.split("/")[1] ?? "",
    );
    const languages = [...new Set(known)];
    const json = file === undefined ? "{}" : readFileSync(file, "utf8");
    const given = JSON.parse(json) as Record<string, unknown>;
    const files = [...listFiles(root, "content"), ...listFiles(root, "static")];
    const isFirst = isExample(site);
    const current = readAnswers(site, files);
    const answers: Record<string, unknown> = {
      ...(isFirst && current),
      ...given,
    };
    if (asks)
      intro("Your own site. Enter takes what is there, Ctrl+C writes nothing.");
    for (const name of answerNames) {
      const flagged = (rest as Record<string, unknown>)[toFlag(name)];
      const isAsked =
        asks && flagged === undefined && given[name] === undefined;
      const answer = isAsked
        ? await askAnswer(name, current[name], { languages, isFirst })
        : flagged;
      if (answer !== undefined) answers[name] = answer;
    }
    const starter: Record<string, Record<string, string>> = {};
    const folder = "src/node/setup/starter";
    for (const one of listFiles(root, folder)) {
      const [code = "", ...steps] = one.slice(folder.length + 1).split("/");
      starter[code] ??= {};
      starter[code][steps.join("/")] = readFileSync(
        path.join(root, one),
        "utf8",
      );
    }
    const changes = planSetup(checkAnswers(answers, isFirst), {
      site,
      files,
      read: (name) => readFileSync(path.join(root, name), "utf8"),
      starter,
      date: new Date().toISOString().slice(0, 10),
    });
    console.log(listChanges(changes, root).join("\n"));
    if (isDry) return 0;
    if (asks && (await confirm({ message: "Write this?" })) !== true) return 1;
    await write(root, changes);
    console.log(
      '\nSee it with "npm run develop", check it with "npm run check:content".',
    );
    return 0;
  },
});
