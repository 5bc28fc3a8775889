import { wcagContrast } from "culori";
import { isCancel, multiselect, select, text } from "@clack/prompts";
import { site } from "../../config/site";
import { colorsSchema } from "../../config/schema/colorsSchema";
import type { SiteInput } from "../../config/types";
import { palettes } from "../setup/looks";
import { readQuestion } from "../setup/answers";
import type { AnswerName } from "../setup/answers";
import { isExample } from "../setup/composeSite";
import { UsageError } from "./command";

/** What the config says now, as an answer. */
export function readCurrent(): Partial<Record<AnswerName, string>> {
  const isMine = !isExample(site);
  const { legal, contact } = site;
  const join = (
    value: string | Readonly<Record<string, string>> | undefined,
  ) => (typeof value === "object" ? Object.values(value).join(" | ") : value);
  const mine = {
    name: join(site.title),
    profession: join(site.tagline),
    url: site.url,
    email: contact?.email,
    phone: contact?.phone,
    street: legal?.street,
    postcode: legal?.postcode,
    town: legal?.town,
    vatId: legal?.vatId,
    businessId: legal?.businessId,
    insurer: legal?.insurance?.insurer,
    insuranceScope: join(legal?.insurance?.scope),
    mailProvider: legal?.mailProvider,
    authority: join(legal?.authority),
  };
  return {
    languages: Object.keys(site.i18n.locales).join(","),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    colors: "margin",
    fonts: "bunny",
    sections: "blog,projects,services,handbook,cv",
    form: "none",
    comments: "none",
    statistics: "none",
    country: "DE",
    host: "netlify",
    start: "fresh",
    ...(isMine && mine),
  };
}

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

/** Asks one question; an answer is checked before the next is asked. */
export async function askAnswer(
  name: AnswerName,
  initial: string | undefined,
  languages: readonly string[],
): Promise<string> {
  const {
    title: message,
    schema,
    choices,
    isMany,
  } = readQuestion(name, languages);
  const options = (choices ?? []).map((value) => ({
    value,
    hint: name === "colors" ? describeContrast(palettes[value]) : undefined,
  }));
  const validate = (value = "") =>
    schema.safeParse(value).error?.issues[0]?.message;
  const initialValues = initial?.split(",") ?? [];
  let answer: string | string[] | symbol;
  if (isMany) answer = await multiselect({ message, options, initialValues });
  else if (choices) {
    const own = { value: "own", hint: "six hex digits each" };
    answer = await select({
      message,
      options: name === "colors" ? [...options, own] : options,
      initialValue: initial,
    });
    if (answer === own.value) answer = await text({ message, validate });
  } else answer = await text({ message, initialValue: initial, validate });
  if (isCancel(answer)) throw new UsageError("Nothing was written.");
  return String(answer);
}
