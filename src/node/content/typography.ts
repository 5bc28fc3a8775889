import { educateText } from "../markdown/typography/smartQuotes";
import type { Typography } from "../markdown/typography/smartQuotes";
import { isRecord } from "./frontMatter";

/** Fields of front matter that readers read as they read the body. */
const proseFields = new Set([
  "title",
  "title_meta",
  "description",
  "sidebar_label",
  "pagination_label",
  "image_alt",
  "home",
]);

/** Fields inside them that are no prose. */
const addressFields = new Set(["to", "email"]);

function applyToAll(value: unknown, typography: Typography): unknown {
  if (typeof value === "string") return educateText(value, typography);
  if (Array.isArray(value)) {
    return value.map((item) => applyToAll(item, typography));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      addressFields.has(name) ? own : applyToAll(own, typography),
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
): T =>
  typography
    ? (Object.fromEntries(
        Object.entries(frontMatter).map(([name, value]) => [
          name,
          proseFields.has(name) ? applyToAll(value, typography) : value,
        ]),
      ) as T)
    : frontMatter;
