import { wcagContrast } from "culori";
import { isCancel, multiselect, select, text } from "@clack/prompts";
import { colorsSchema } from "../../config/schema/colorsSchema";
import { typefacePairs } from "../../config/typefaces";
import type { Typefaces } from "../../config/typefaces";
import { palettes } from "../setup/looks";
import { getQuestion } from "../setup/answers";
import type { AnswerName } from "../setup/answers";
import { UsageError } from "./command";

/** Two cells in a colour, where the terminal has it. */
function paint(hex: string): string {
  if (!process.stdout.hasColors(2 ** 24)) return "";
  const [red, green, blue] = [1, 3, 5].map((at) =>
    parseInt(hex.slice(at, at + 2), 16),
  );
  return `\u001b[38;2;${red};${green};${blue}m██\u001b[39m`;
}

/** What a choice looks like, and what else there is to know of it. */
function describeChoice(name: AnswerName, value: string) {
  const palette = palettes[value];
  if (name === "colors" && palette) {
    const { light, dark } = colorsSchema.parse(palette);
    const swatches = [light, dark].map(({ paper, ink, accent }) =>
      [paper, ink, accent].map(paint).join(""),
    );
    const label = [...swatches.filter(Boolean), value].join("  ");
    // 4.5:1 is the least that can be read.
    const contrasts = [light, dark].map(({ paper, ink, accent }) =>
      [ink, accent]
        .map((color) => wcagContrast(color, paper).toFixed(1))
        .join(" and "),
    );
    return { value, label, hint: `contrast ${contrasts.join(", dark ")}` };
  }
  const pair = (typefacePairs as Record<string, Typefaces>)[value];
  if (name !== "typefaces" || !pair) return { value };
  const families = new Set([pair.text.family, pair.labels.family]);
  return { value, label: `${value}: ${[...families].join(", ")}` };
}

function throwIfCancelled<Value>(answer: Value): Exclude<Value, symbol> {
  if (isCancel(answer)) throw new UsageError("Nothing was written.");
  return answer as Exclude<Value, symbol>;
}

type Asked = ReturnType<typeof getQuestion> & { initial: string | undefined };

const askText = ({ title: message, schema, initial }: Asked) =>
  text({
    message,
    initialValue: initial,
    validate: (value = "") => schema.safeParse(value).error?.issues[0]?.message,
  });

async function askMany({
  title,
  choices,
  initial = "",
}: Asked): Promise<string> {
  const chosen = await multiselect({
    message: title,
    options: choices.map((value) => ({ value })),
    initialValues: initial.split(","),
    required: false,
  });
  return throwIfCancelled(chosen).join();
}

const own = { value: "own", hint: "six hex digits each" };
const kept = { value: "as it is", hint: "what the config says now" };

async function askOne(
  name: AnswerName,
  asked: Asked,
  isFirst: boolean,
): Promise<string | undefined> {
  const { title: message, choices, initial } = asked;
  const options = [
    ...(isFirst || initial !== undefined ? [] : [kept]),
    ...choices.map((value) => describeChoice(name, value)),
    ...(name === "colors" ? [own] : []),
  ];
  const answer = throwIfCancelled(
    await select({ message, options, initialValue: initial }),
  );
  if (answer === kept.value) return undefined;
  return answer === own.value ? throwIfCancelled(await askText(asked)) : answer;
}

/** Asks one question; an answer is checked before the next is asked. Undefined leaves what the config has. */
export async function askAnswer(
  name: AnswerName,
  initial: string | undefined,
  isFirst: boolean,
): Promise<string | undefined> {
  const asked = { ...getQuestion(name), initial };
  if (name === "sections") return askMany(asked);
  if (asked.choices.length > 0) return askOne(name, asked, isFirst);
  return throwIfCancelled(await askText(asked));
}
