import { z } from "zod";
import { colorsSchema } from "../../config/schema/colorsSchema";
import { baseUrl, siteUrl } from "../../config/schema/fields";
import { languageTag } from "../../config/schema/knownNames";
import { hostNames } from "../../config/schema/legalSchema";
import type { SiteInput } from "../../config/types";
import { didYouMean } from "../../lib/nearest";
import { palettes } from "./palettes";

// The allowed answers of setup, and what is read from them.

/** Words between commas, as they are typed, or a list, as JSON has it. */
export const list = <Item extends string>(item: z.ZodType<Item, string>) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.split(/[\s,]+/) : value),
    z
      .array(z.string())
      .transform((words) => words.filter(Boolean))
      .pipe(z.array(item)),
  );

/** A language as files and folders name it: "DE" is "de", "pt-br" is "pt-BR". */
export const language = languageTag.transform(
  (tag) => new Intl.Locale(tag).baseName,
);

/** The address of the site, whose path is an option of its own. */
export const siteAddress = z.string().transform((answer, context) => {
  const [, url, path = "/"] =
    /^(https?:\/\/[^/]+)(.*)$/i.exec(answer.trim()) ?? [];
  const parts = z
    .object({ url: siteUrl, baseUrl })
    .safeParse({ url, baseUrl: path });
  if (parts.data) return parts.data;
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(answer.trim());
  const message = `Not an address such as https://www.kim.dev, or https://kim.github.io/site.${isHost ? ` ${didYouMean(`https://${answer.trim()}`)}` : ""}`;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** Text that may be left out, and if not has to match. */
export const optional = (pattern = /^/, message?: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === "" || pattern.test(value), message)
    .transform((value) => value || undefined)
    .optional();

/** The host, by its name or as a company with its country, such as "OVH SAS, FR". */
export const hostAnswer = z.string().transform((answer, context) => {
  const known = hostNames.find((name) => name === answer.trim());
  if (known) return known;
  const [, name, country] =
    /^(.*\S)\s*,\s*([A-Z]{2})$/.exec(answer.trim()) ?? [];
  if (name && country) return { name, country };
  const message = `Allowed: ${hostNames.join(", ")}, or a company and the two letters of its country, such as "OVH SAS, FR".`;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** A palette by its name, or colours in hex: paper, ink and accent for light mode, and for dark mode. */
export const colors = z.string().transform((value, context) => {
  const palette = palettes[value];
  if (palette) return palette;
  const words = value.split(/[\s,]+/).filter(Boolean);
  const readMode = ([paper, ink, accent]: string[]) => ({ paper, ink, accent });
  const read = {
    light: readMode(words.slice(0, 3)),
    dark: words.length > 3 ? readMode(words.slice(3)) : undefined,
  } satisfies SiteInput["colors"];
  const allowed = `Allowed: ${Object.keys(palettes).join(", ")}, or six hex colours such as #fbfaf6: paper, ink and accent, for light and for dark mode.`;
  for (const { message } of colorsSchema.safeParse(read).error?.issues ?? [])
    context.addIssue({ code: "custom", message: `${message} ${allowed}` });
  return read;
});

/** Accepts what a pattern allows, or "none" for no such option. */
export const noneOr = <Option>(
  pattern: RegExp,
  message: string,
  read: (answer: string) => Option,
) =>
  z
    .string()
    .regex(pattern, message)
    .transform((value) => (value === "none" ? undefined : read(value)))
    .optional();

/** Reads the host of replies, or what giscus.app says of a repository's discussions. */
export function readComments(answer: string): SiteInput["comments"] {
  if (answer.startsWith("https://"))
    return { provider: "thread", host: answer };
  const [repo = "", repoId = "", category = "", categoryId = ""] =
    answer.split(",");
  return { provider: "giscus", repo, repoId, category, categoryId };
}

export function readStatistics(answer: string): SiteInput["statistics"] {
  const [provider = "", site = "", host] = answer.split(",");
  return { provider: provider as "plausible", site, host };
}

export const fontSources = ["self-hosted", "bunny", "system"] as const;
