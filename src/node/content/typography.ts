import { educateText } from "../markdown/typography/smartQuotes";
import type { Typography } from "../markdown/typography/smartQuotes";

/** Fields inside them that are no prose. */
const isAddress = /^(?:to|email|src|dark)$/;

/** Applies to a text, and to the texts in a list or a map whose fields are prose. */
function apply(
  value: unknown,
  typography: Typography,
  isProse: (name: string) => boolean = (name) => !isAddress.test(name),
): unknown {
  if (typeof value === "string") return educateText(value, typography);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => apply(item, typography));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isProse(name) ? apply(field, typography) : (field as unknown),
    ]),
  );
}

/**
 * Applies quotation marks, dashes and non-breaking spaces of the language to
 * the prose in front matter, as the body has them.
 */
export const applyTypography = <T extends object>(
  frontMatter: T,
  typography: Typography | undefined,
  proseFields: readonly string[],
): T =>
  typography
    ? (apply(frontMatter, typography, (name) =>
        proseFields.includes(name),
      ) as T)
    : frontMatter;
