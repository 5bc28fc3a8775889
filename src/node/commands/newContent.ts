import "../cli/explainConfig";
import { nearest } from "../../lib/nearest";
import { runCommand } from "../cli/runCommand";
import { UsageError } from "../cli/UsageError";
import { askOne, canAsk } from "../newContent/ask";
import { checkNew } from "../newContent/checkNew";
import { newUsage } from "../newContent/newOptions";
import { newText } from "../newContent/newText";
import { newTranslation } from "../newContent/newTranslation";
import { knownKeys } from "../newContent/knownKeys";
import { writeNew } from "../newContent/writeNew";

const kinds = ["post", "page", "doc", "translation"] as const;
type Kind = (typeof kinds)[number];

async function kindOf(word: string | undefined): Promise<Kind> {
  const kind = kinds.find((one) => one === word);
  if (kind) return kind;
  if (word === undefined || word.startsWith("-")) {
    if (canAsk()) {
      return askOne(
        "What is it?",
        kinds.map((value) => ({ value })),
      );
    }
    throw new UsageError(
      `Say what to begin: npm run new post. There are ${kinds.join(", ")} (see --help).`,
    );
  }
  const meant = nearest(word, kinds);
  throw new UsageError(
    `There is no "${word}" to begin. ${meant ? `Did you mean "${meant}"?` : `There are ${kinds.join(", ")}.`}`,
  );
}

const next = {
  post: 'Write, look at it with "npm run develop", check it with "npm run check:content". A draft is published once its line "draft: true" is gone.',
  page: 'Write, and link to it from the navigation or the footer in src/config/site.ts. "npm run check:content" checks it.',
  doc: 'Write, and look at it with "npm run develop": the sidebar lists it by itself. "npm run check:content" checks it.',
  translation:
    'Translate the fields that say so, and the text. It is a draft, and readers get the other language, until its line "draft: true" is gone.',
};

runCommand(newUsage, async ([word, ...rest]) => {
  const root = process.cwd();
  const kind = await kindOf(word);
  const isNamed = word === kind;
  const args = isNamed || word === undefined ? rest : [word, ...rest];
  if (kind === "translation") {
    const made = writeNew(root, await newTranslation(root, args, canAsk()));
    console.log(`Made ${made.join("\n     ")}\n\n${next.translation}`);
    return 0;
  }
  const known = await knownKeys(root);
  const files = await newText(kind, args, known, canAsk());
  checkNew(root, files, known);
  const made = writeNew(root, files);
  console.log(`Made ${made.join("\n     ")}\n\n${next[kind]}`);
  return 0;
});
