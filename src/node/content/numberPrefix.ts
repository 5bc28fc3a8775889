/** A number before a name, parted from it by hyphens, underscores, dots or spaces. */
const pattern = /^(?<number>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/;

/** Days and versions begin with a number as well: 2026-03-14-a, 7.0-a. */
const noPrefix =
  /^(?:\d{2,4}[-_.]\d{1,2}(?:[-_.]\d{1,4})?(?:$|[-_.\s])|\d+[-_.]\d)/;

/**
 * Parts a name into the number that orders it and the rest.
 * @example splitNumber("02-setup") -> { position: 2, name: "setup" }
 * @example splitNumber("2026-03-14-notes") -> { position: null, name: "2026-03-14-notes" }
 */
export function splitNumber(name: string): {
  position: number | null;
  name: string;
} {
  const groups = noPrefix.test(name) ? undefined : pattern.exec(name)?.groups;
  if (!groups?.rest) return { position: null, name };
  return { position: Number(groups.number), name: groups.rest };
}
