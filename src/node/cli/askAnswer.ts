import { wcagContrast } from "culori";
import { isCancel, multiselect, select, text } from "@clack/prompts";
import { colorsSchema } from "../../config/schema/colorsSchema";
import { typefacePairs } from "../../config/typefaces";
import type { Typefaces } from "../../config/typefaces";
import type { SiteInput } from "../../config/types";
import { palettes } from "../setup/looks";
import { readQuestion } from "../setup/answers";
import type { AnswerName } from "../setup/answers";
import { UsageError } from "./command";

/** Says how well text and accent can be read in light and dark mode; 4.5:1 is the least. */
function describeContrast(colors: SiteInput["colors"]): string {
  const { light, dark } = colorsSchema.parse(colors ?? {});
  const [inLight, inDark] = [light, dark].map(({ ink, accent, paper }) => {
    const [text, link] = [ink, accent].map((color) =>
      wcagContrast(color, paper).toFixed(1),
    );
    return `text ${text}:1, accent ${link}:1`;
  });
  return `${inLight}; in dark mode ${inDark}`;
}

const asItIs = "as it is";

/** What else there is to know of a choice. */
function describeChoice(name: AnswerName, value: string): string | undefined {
  const palette = palettes[value];
  if (name === "colors" && palette) return describeContrast(palette);
  const pair = (typefacePairs as Record<string, Typefaces>)[value];
  if (name !== "typefaces" || !pair) return undefined;
  return [...new Set([pair.text.family, pair.labels.family])].join(" and ");
}

/** Asks one question; an answer is checked before the next is asked. Undefined leaves what the config has. */
export async function askAnswer(
  name: AnswerName,
  initial: string | undefined,
  { languages, isFirst }: { languages: readonly string[]; isFirst: boolean },
): Promise<string | undefined> {
  const {
    title: message,
    schema,
    choices,
    isMany,
  } = readQuestion(name, languages);
  const options = (choices ?? []).map((value) => ({
    value,
    hint: describeChoice(name, value),
  }));
  const validate = (value = "") =>
    schema.safeParse(value).error?.issues[0]?.message;
  const initialValues = initial?.split(",") ?? [];
  let answer: string | string[] | symbol;
  if (isMany) answer = await multiselect({ message, options, initialValues });
  else if (choices) {
    const own = { value: "own", hint: "six hex digits each" };
    const kept = { value: asItIs, hint: "what the config says now" };
    answer = await select({
      message,
      options: [
        ...(isFirst || initial !== undefined ? [] : [kept]),
        ...options,
        ...(name === "colors" ? [own] : []),
      ],
      initialValue: initial,
    });
    if (answer === own.value) answer = await text({ message, validate });
  } else answer = await text({ message, initialValue: initial, validate });
  if (isCancel(answer)) throw new UsageError("Nothing was written.");
  const written = String(answer);
  const isKept = written === asItIs || written === (initial ?? "");
  return isKept && !isFirst ? undefined : written;
}
