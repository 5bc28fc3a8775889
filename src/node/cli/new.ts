import { localeCodes } from "../../config/locales";
import { collections } from "../collections";
import { suggest } from "../../lib/nearest";
import { defineCommand, UsageError } from "./command";
import { composeEntry, createFiles } from "./newEntry";
import { composeTranslation } from "./newTranslation";
import { createPrompts } from "./prompts";

const kinds = [...collections.map(({ name }) => name), "translation"];
const titleFlags = localeCodes.map((code) => `--title-${code}`).join(", ");

const usage = `
Begins a ${kinds.join(", ")}. In a terminal it asks for what is not given.

  npm run new
  npm run new post
  npm run new -- post "A title" --tags craft,tooling --yes
  npm run new -- page "Talks" --lang en,de
  npm run new -- project "A quote in 25 minutes"
  npm run new -- doc "First steps" --slug 02-guide/01-first-steps
  npm run new -- translation blog/2026-03-14-a-post --lang de

Flags stand behind a lone "--", or npm takes them for its own.

  --lang en,de      languages: a file for each (default: ${localeCodes[0]})
  ${titleFlags}
                    titles by language
  --slug            the end of the address, for docs the file with its folders
                    and numbers (default: made of the title)
  --description     a sentence for search engines and previews
  --date            2026-03-14 or 2026-03-14T09:00 (default: today)
  --authors a,b     keys of content/authors.yaml (default: the first one)
  --tags a,b        keys of content/tags.yaml
  --draft           a draft, as posts are by default; --no-draft is published
  --docs api        the collection content/docs-api (default: content/docs)
  --version 1.0     a version of the docs (default: the one that is worked on)
  --yes             asks nothing

Nothing that exists is overwritten. "npm run check:content" checks the result.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const titles = Object.fromEntries(
  localeCodes.map((code) => [`title-${code}` as const, text]),
);

export const command = defineCommand({
  usage,
  options: {
    ...titles,
    lang: text,
    slug: text,
    description: text,
    date: text,
    authors: text,
    tags: text,
    docs: text,
    version: text,
    draft: flag,
    yes: flag,
  },
  maxPositionals: 2,
  run: async (values, [kindName, name]) => {
    const root = process.cwd();
    const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
    const prompts = createPrompts(isTerminal && values.yes !== true);
    const kind = kindName ?? (await prompts.askOne("What is it?", kinds));
    if (kind === "") {
      throw new UsageError(`Missing kind: ${kinds.join(", ")} (see --help).`);
    }
    const collection = collections.find((one) => one.name === kind);
    if (!collection && kind !== "translation") {
      const hint = suggest(kind, kinds) ?? `Allowed: ${kinds.join(", ")}.`;
      throw new UsageError(`Unknown kind "${kind}". ${hint}`);
    }
    const files = collection
      ? await composeEntry(root, collection.template, name, values, prompts)
      : [await composeTranslation(root, name, values.lang, prompts)];
    createFiles(root, files);
    const isDraft = files.some((file) => /^draft: true$/m.test(file.text));
    const next = [
      !collection && "Translate the text, and the fields that say so.",
      isDraft && 'It is published once its line "draft: true" is deleted.',
      'See it with "npm run develop", check it with "npm run check:content".',
    ];
    console.log(`Created ${files.map(({ file }) => file).join("\n        ")}

${next.filter(Boolean).join(" ")}`);
    return 0;
  },
});
