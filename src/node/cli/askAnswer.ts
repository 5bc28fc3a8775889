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
  const [inLight, inDark] = [light, dark].map(({ ink, accent, paper }) =>
    [ink, accent]
      .map((color) => wcagContrast(color, paper).toFixed(1))
      .join(" and "),
  );
  return `contrast ${inLight}, dark ${inDark}`;
}

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
    return { value, label, hint: describeContrast(palette) };
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

type Asked = ReturnType<typeof readQuestion> & { initial: string | undefined };

const askText = ({ title: message, schema, initial }: Asked) =>
  text({
    message,
    initialValue: initial,
    validate: (value = "") => schema.safeParse(value).error?.issues[0]?.message,
  });

/** Asks for several of the choices; of languages, also for the main one. */
async function askMany(name: AnswerName, asked: Asked): Promise<string> {
  const { title: message, choices = [], initial = "" } = asked;
  const initialValues = initial.split(",");
  const values = [...new Set([...initialValues, ...choices])];
  const options = values.map((value) => ({ value }));
  const chosen = throwIfCancelled(
    await multiselect({ message, options, initialValues }),
  );
  if (name !== "languages" || chosen.length === 1) return chosen.join();
  const main = throwIfCancelled(
    await select({
      message: "Main language",
      options: chosen.map((value) => ({ value })),
    }),
  );
  return [...new Set([main, ...chosen])].join();
}

const asItIs = "as it is";

async function askOne(
  name: AnswerName,
  asked: Asked,
  isFirst: boolean,
): Promise<string> {
  const { title: message, choices = [], initial } = asked;
  const own = { value: "own", hint: "six hex digits each" };
  const kept = { value: asItIs, hint: "what the config says now" };
  const options = [
    ...(isFirst || initial !== undefined ? [] : [kept]),
    ...choices.map((value) => describeChoice(name, value)),
    ...(name === "colors" ? [own] : []),
  ];
  const answer = throwIfCancelled(
    await select({ message, options, initialValue: initial }),
  );
  return answer === own.value ? throwIfCancelled(await askText(asked)) : answer;
}

/** Asks one question; an answer is checked before the next is asked. Undefined leaves what the config has. */
export async function askAnswer(
  name: AnswerName,
  initial: string | undefined,
  { languages, isFirst }: { languages: readonly string[]; isFirst: boolean },
): Promise<string | undefined> {
  const asked = { ...readQuestion(name, languages), initial };
  const { isMany, choices } = asked;
  let answer: string;
  if (isMany) answer = await askMany(name, asked);
  else if (choices) answer = await askOne(name, asked, isFirst);
  else answer = throwIfCancelled(await askText(asked));
  const isKept = answer === asItIs || answer === (initial ?? "");
  return isKept && !isFirst ? undefined : answer;
}
