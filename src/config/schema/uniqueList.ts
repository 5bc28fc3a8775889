import { z } from "zod";
import { findRepeats } from "../../lib/groupBy";

/** Returns the key by which two items are the same: all that they say, or for what a page has once their type. HTML, such as a rule, may come again. */
function keyOf(item: unknown): unknown {
  const { type, html } = Object(item) as Record<string, unknown>;
  if (type === "html" || html !== undefined) return item;
  const isOnce = /^(?:search|localeDropdown)$/.test(String(type));
  return isOnce ? type : JSON.stringify(item);
}

/** A list in which nothing may stand twice. */
export const uniqueList = <Item extends z.ZodType>(item: Item) =>
  z.array(item).check(({ value, issues }) => {
    for (const { item: input, index } of findRepeats(value, keyOf)) {
      const message = "It is in the list twice.";
      const params = { note: "Keep one of the two." };
      issues.push({ code: "custom", input, path: [index], message, params });
    }
  });
