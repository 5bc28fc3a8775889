import { isCancel, multiselect, select, text } from "@clack/prompts";
import { colorsSchema } from "../config/schema/colorsSchema";
import { typefacePairs } from "../config/typefaces";
import type { Typefaces } from "../config/typefaces";
import { palettes } from "./setup/palettes";
import { getQuestion } from "./setup/answers";
import type { AnswerName } from "./setup/answers";
import { UsageError } from "./command";

/**
 * Asks one question; an answer is checked before the next is asked.
 * @param known the answer that Enter takes. Default: that of the question
 */
export async function askAnswer(
  name: AnswerName,
  known?: string,
): Promise<string> {
  const { title: message, schema, choices, ...question } = getQuestion(name);
  const initial = known ?? question.initial ?? "";
  const askText = (question = message) =>
    text({
      message: question,
      initialValue: initial,
      validate: (value = "") =>
        schema.safeParse(value).error?.issues[0]?.message,
    });
  if (!choices) return throwIfCancelled(await askText());
  if (name === "sections") {
    const options = choices.map((value) => ({ value }));
    const initialValues = initial.split(",");
    const many = { message, options, initialValues, required: false };
    return throwIfCancelled(await multiselect(many)).join();
  }
  const options = choices.map((value) => describeChoice(name, value));
  if (name === "colors") options.push(ownColors);
  const answer = throwIfCancelled(
    await select({ message, options, initialValue: initial }),
  );
  return answer === ownColors.value
    ? throwIfCancelled(await askText(ownColors.hint))
    : answer;
}

export function throwIfCancelled<Value>(answer: Value): Exclude<Value, symbol> {
  if (isCancel(answer)) throw new UsageError("Nothing was written.");
  return answer as Exclude<Value, symbol>;
}

type Choice = { value: string; label?: string; hint?: string };

const ownColors = {
  value: "own",
  hint: "Six colours such as #fbfaf6: paper, ink and accent, light, then dark",
};

/** Says what a choice looks like, and what else there is to know of it. */
function describeChoice(name: AnswerName, value: string): Choice {
  const palette = name === "colors" ? palettes[value] : undefined;
  if (palette) {
    const { light, dark } = colorsSchema.parse(palette);
    const [hint, inDark] = [light, dark].map(
      ({ paper, ink, accent }) => `${ink} and ${accent} on ${paper}`,
    );
    return { value, hint: `${hint}, in dark mode ${inDark}` };
  }
  const pair = (typefacePairs as Record<string, Typefaces>)[value];
  if (name !== "typefaces" || !pair) return { value };
  const families = new Set([pair.text.family, pair.labels.family]);
  return { value, label: `${value}: ${[...families].join(", ")}` };
}
