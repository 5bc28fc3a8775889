import { nearest } from "../../lib/nearest";
import type { ContentProblem } from "../content/problem";
import { messageParts } from "./messageParts";
import type { MessageParts } from "./messageParts";

/** Formats by slot; an empty text where a slot has none. */
export type Slots = MessageParts["slots"];

type SlotFault = Pick<ContentProblem, "message" | "allowed" | "fix">;

const written = (name: string, format = "") =>
  format === "" ? `{{${name}}}` : `{{${name}, ${format}}}`;

/** The slots of texts together; each form of a plural is given the number that it is chosen by. */
export const slotsOf = (texts: readonly string[], isPlural = false): Slots =>
  new Map([
    ...(isPlural ? ([["count", "number"]] as const) : []),
    ...texts.flatMap((text) => [...messageParts(text).slots]),
  ]);

/** Slots of a text that pages would show as "NaN", or as nothing. */
export function slotFaults(slots: Slots, filled: Slots): SlotFault[] {
  const names = [...filled.keys()];
  const allowed =
    names.map((name) => written(name, filled.get(name))).join(", ") ||
    "no slots";
  return [...slots].flatMap(([name, format]) => {
    const slot = written(name, format);
    if (!filled.has(name)) {
      const meant = nearest(name, names);
      const fix =
        meant === undefined
          ? "Remove it, or write one that is filled."
          : `Did you mean ${written(meant, filled.get(meant))}?`;
      return { message: `Nothing fills the slot ${slot}.`, allowed, fix };
    }
    if (format !== "number" || filled.get(name) === "number") return [];
    return {
      message: `${slot} would be "NaN": this slot is filled with words.`,
      allowed,
      fix: `Write ${written(name)}.`,
    };
  });
}
