import { educateText } from "../markdown/typography/smartQuotes";
import type { Typography } from "../markdown/typography/smartQuotes";
import { proseFields } from "./fields";

/** Fields inside them that are no prose. */
const isAddress = /^(?:to|email)$/;

/** Applies to a text, and to all texts in a list or a map, save to addresses. */
function applyToAll(value: unknown, typography: Typography): unknown {
  if (typeof value === "string") return educateText(value, typography);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item) => applyToAll(item, typography));
  }
  return applyToFields(value, typography, (name) => !isAddress.test(name));
}

/** Applies to some fields of a map. */
const applyToFields = <T extends object>(
  fields: T,
  typography: Typography,
  isProse: (name: string) => boolean,
): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isProse(name) ? applyToAll(value, typography) : (value as unknown),
    ]),
  ) as T;

/**
 * Applies quotation marks, dashes and non-breaking spaces of the language to
 * the prose in front matter, as the body has them.
 */
export const applyTypography = <T extends object>(
  frontMatter: T,
  typography: Typography | undefined,
): T =>
  typography
    ? applyToFields(frontMatter, typography, (name) =>
        proseFields.includes(name),
      )
    : frontMatter;
