import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { confirm, intro, log } from "@clack/prompts";
import { site as ownersConfig } from "../config/site";
import { suggest } from "../lib/nearest";
import { getToday } from "../lib/zonedTime";
import { runGit } from "../site/content/gitTimes";
import { answerNames, answersSchema, getQuestion } from "./setup/answers";
import type { AnswerName, Answers } from "./setup/answers";
import { findCountry } from "./setup/findCountry";
import { isExample } from "./setup/composeSite";
import { exampleFiles, planSetup } from "./setup/planSetup";
import { isRecord } from "../site/files/parseYaml";
import { hasMessages } from "../site/messages/readMessages";
import { knowsLaw } from "./setup/readStarter";
import { askAnswer, throwIfCancelled } from "./askAnswer";
import { defineCommand, UsageError } from "./command";
import { writeFiles } from "./writeFiles";

const questions = answerNames.map((name) => {
  const { title, choices, initial } = getQuestion(name);
  const known = choices ? ` (${choices.join(", ")})` : "";
  const fallback = initial === undefined ? "" : `; default: ${initial}`;
  return `  ${name.padEnd(16)}${title}${known}${fallback}`;
});

const usage = `
Makes a fresh clone yours, once: config, languages, colours, legal details,
first pages. It asks in a terminal, or reads the answers from a file in JSON.

  npm run setup
  npm run setup -- --answers answers.json

  --answers  the file, with these keys:

${questions.join("\n")}

  --dry-run  lists what would change, and writes nothing
  --force    writes although git has changes that are not committed
`;

const laterPlaces = `This site is set up. Everything that setup asks for is in your files now:

  src/config/site.ts  name, address, languages, menus, colours, typefaces,
                      contact, comments, statistics, legal details
  content/            texts, content/cv.yaml, content/authors.yaml
  locales/            words of the interface
  static/             logo, icon and other files

"npm run new -- page imprint" (or privacy) writes a legal page that is missing.
docs/make-it-yours.md says more about each.`;

export const command = defineCommand({
  usage,
  options: {
    answers: { type: "string" },
    "dry-run": { type: "boolean" },
    force: { type: "boolean" },
  },
  run: async ({ answers: file, force, "dry-run": isDry }) => {
    if (!isExample(ownersConfig)) throw new UsageError(laterPlaces);
    const root = process.cwd();
    const status = ["status", "--porcelain", "--", "src/config", "content"];
    if (!isDry && !force && runGit(root, ...status) !== "") {
      throw new UsageError(
        "src/config or content has changes that are not committed. Commit them, so that nothing gets lost, or add --force.",
      );
    }
    let given = file === undefined ? await askAnswers({}) : readAnswers(file);
    const config = readFileSync(path.join(root, "src/config/site.ts"), "utf8");
    const plan = () => {
      const answers = checkAnswers(given);
      const today = getToday(ownersConfig.timeZone);
      const files = planSetup(answers, config, today);
      const lines = Object.keys(files).map((name) => `  write ${name}`);
      console.log(`  delete ${exampleFiles.join(", ")}\n${lines.join("\n")}`);
      return { answers, files };
    };
    let { answers, files } = plan();
    if (isDry) return 0;
    while (file === undefined && !(await isConfirmed())) {
      given = await askAnswers(given);
      ({ answers, files } = plan());
    }
    for (const name of exampleFiles)
      rmSync(path.join(root, name), { recursive: true, force: true });
    writeFiles(root, await formatConfig(files));
    console.log(`\n${listRest(answers).join("\n")}`);
    return 0;
  },
});

/** @param given earlier answers, which Enter takes again */
async function askAnswers(given: Given): Promise<Given> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageError(
      "There is no terminal to ask in: add --answers answers.json (see --help).",
    );
  }
  intro("Your own site. Enter takes what is there, Ctrl+C writes nothing.");
  const answers: Given = {};
  for (const name of answerNames) {
    if (name === "insuranceScope" && !answers.insurer) continue;
    const guess = name === "country" && findCountry(answers.timeZone ?? "");
    answers[name] = await askAnswer(name, given[name] ?? (guess || undefined));
    if (name !== "languages") continue;
    for (const code of answersSchema.shape.languages.parse(answers.languages))
      if (!hasMessages(process.cwd(), code)) log.warn(sayUntranslated(code));
  }
  return answers;
}

async function isConfirmed(): Promise<boolean> {
  const message = "Write this? No asks again, with your answers filled in.";
  return throwIfCancelled(await confirm({ message }));
}

type Given = Partial<Record<AnswerName, string>>;

/** Reads the answers of a file, with what counts for those that it lacks. */
function readAnswers(file: string): Given {
  const initial = Object.fromEntries(
    answerNames.map((name) => [name, getQuestion(name).initial]),
  ) as Given;
  try {
    const given = JSON.parse(readFileSync(file, "utf8")) as Given;
    if (!isRecord(given)) throw new Error("Expected an object of answers.");
    const zone = given.timeZone ?? initial.timeZone ?? "";
    return { ...initial, country: findCountry(zone), ...given };
  } catch (error) {
    throw new UsageError(`--answers ${file}: ${(error as Error).message}`);
  }
}

/** Reports each answer that is missing or can't be used. */
function checkAnswers(given: object): Answers {
  const { data, error } = answersSchema.safeParse(given);
  if (data) return data;
  const lines = error.issues.map(({ path: [key = ""], message, ...issue }) => {
    if (issue.code === "unrecognized_keys") {
      const [unknown = ""] = issue.keys;
      return `${message}. ${suggest(unknown, answerNames) ?? ""}`;
    }
    const name = key as AnswerName;
    const isMissing = (given as Record<string, unknown>)[name] === undefined;
    const reason = isMissing ? "Missing." : message;
    return `${name}: ${reason} ${getQuestion(name).title}.`;
  });
  throw new UsageError(lines.join("\n"));
}

/** Formats the config as the project has it. */
async function formatConfig(files: Record<string, string>) {
  const { format } = await import("prettier");
  const filepath = "src/config/site.ts";
  const config = await format(files[filepath] ?? "", { filepath });
  return { ...files, [filepath]: config };
}

const sayUntranslated = (code: string) =>
  `No messages in "${code}" yet: menus and first pages are in English, and marked as English, until you translate them (docs/new-language.md).`;

/** Lists what is left to do by hand, beside what the new pages say. */
function listRest({ languages, country }: Answers): string[] {
  return [
    ...languages
      .filter((code) => !hasMessages(process.cwd(), code))
      .map(sayUntranslated),
    knowsLaw(country)
      ? "Imprint and privacy page are examples to adapt, not legal advice."
      : "Imprint and privacy page have gaps in square brackets, for what the law of your country asks: each build lists them until they are filled in.",
    'What is a draft is published once its line "draft: true" is deleted.',
    'See it with "npm run develop", check it with "npm run check:content".',
  ];
}
