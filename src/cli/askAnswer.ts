import { wcagContrast } from "culori";
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
  if (palette) return describePalette(value, colorsSchema.parse(palette));
  const pair = (typefacePairs as Record<string, Typefaces>)[value];
  if (name !== "typefaces" || !pair) return { value };
  const families = new Set([pair.text.family, pair.labels.family]);
  return { value, label: `${value}: ${[...families].join(", ")}` };
}

type Mode = { paper: string; ink: string; accent: string };

/** Shows the colours of a palette, and their contrast: 4.5:1 is the least that can be read. */
function describePalette(
  name: string,
  { light, dark }: { light: Mode; dark: Mode },
): Choice {
  const swatches = [light, dark].map(({ paper, ink, accent }) =>
    [paper, ink, accent].map(paint).join(""),
  );
  const contrasts = [light, dark].map(({ paper, ink, accent }) =>
    [ink, accent].map((color) => wcagContrast(color, paper).toFixed(1)),
  );
  return {
    value: name,
    label: [...swatches.filter(Boolean), name].join("  "),
    hint: `contrast ${contrasts.map((pair) => pair.join(" and ")).join(", dark ")}`,
  };
}

/** Paints two cells in a colour, where the terminal has it. */
function paint(hex: string): string {
  if (!process.stdout.hasColors(2 ** 24)) return "";
  const [red, green, blue] = [1, 3, 5].map((at) =>
    parseInt(hex.slice(at, at + 2), 16),
  );
  return `\u001b[38;2;${red};${green};${blue}m██\u001b[39m`;
}
