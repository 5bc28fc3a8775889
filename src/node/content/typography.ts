import { educateText } from "../markdown/typography/smartQuotes";
import type { Typography } from "../markdown/typography/smartQuotes";

/** Fields of front matter that readers read as they read the body. */
const proseFields = [
  "title",
  "title_meta",
  "description",
  "sidebar_label",
  "pagination_label",
  "image_alt",
  "home",
];

/** Fields inside them that are no prose. */
const addressFields = ["to", "email"];

/** Applies to a text, and to all texts in a list or a map, save to addresses. */
function applyToAll(value: unknown, typography: Typography): unknown {
  if (typeof value === "string") return educateText(value, typography);
  if (typeof value !== "object" || value === null) return value;
  const changed = Object.entries(value).map(([name, inner]) => [
    name,
    addressFields.includes(name) ? inner : applyToAll(inner, typography),
  ]);
  return Array.isArray(value)
    ? changed.map(([, inner]) => inner)
    : Object.fromEntries(changed);
}

/**
 * Applies quotation marks, dashes and non-breaking spaces of the language to
 * the prose in front matter, as the body has them.
 */
export function applyTypography<T extends object>(
  frontMatter: T,
  typography: Typography | undefined,
): T {
  if (!typography) return frontMatter;
  const prose = Object.entries(frontMatter)
    .filter(([name]) => proseFields.includes(name))
    .map(([name, value]) => [name, applyToAll(value, typography)]);
  return { ...frontMatter, ...Object.fromEntries(prose) };
}
