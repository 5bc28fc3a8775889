import { isCancel, multiselect, select, text } from "@clack/prompts";
import { site } from "../../config/site";
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
    country: "DE",
    host: "netlify",
    start: "fresh",
    ...(isMine && mine),
  };
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
  const options = (choices ?? []).map((value) => ({ value }));
  const validate = (value = "") =>
    schema.safeParse(value).error?.issues[0]?.message;
  const initialValues = initial?.split(",") ?? [];
  let answer: string | string[] | symbol;
  if (isMany) answer = await multiselect({ message, options, initialValues });
  else if (choices && name !== "colors")
    answer = await select({ message, options, initialValue: initial });
  else answer = await text({ message, initialValue: initial, validate });
  if (isCancel(answer)) throw new UsageError("Nothing was written.");
  return String(answer);
}
