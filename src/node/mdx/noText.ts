import { AttributeFault } from "../../parts/PartFault";
import type { MdxFault } from "./compileMdx";
import { isOwn } from "./ownElement";

const nouns: Readonly<Record<string, string>> = {
  Date: "a date",
  Map: "a map",
  Promise: "a promise",
  RegExp: "a regular expression",
  Set: "a set",
  Symbol: "a symbol",
};

const nounOf = (value: unknown) =>
  nouns[Object.prototype.toString.call(value).slice("[object ".length, -1)] ??
  "an object";

const functionMessage =
  "This is a function. What stands in a content file is stored as data: put the component into a file of its own and import it.";

/** What is thrown where an expression yields what can't stand in a text; the compiler adds the line. */
export const noText = (value: unknown) =>
  typeof value === "function"
    ? new AttributeFault(functionMessage)
    : new AttributeFault(`This is ${nounOf(value)}, which a text can't show.`, {
        allowed: "text, a number, an element, or a list of these",
        fix: "Write in the braces what is to be shown of it, as in {person.name} or {date.getFullYear()}; where they are text, write \\{.",
      });

/** Attributes of HTML that are objects in JSX. */
const objects = new Set(["style", "dangerouslySetInnerHTML"]);

/** A date or an address turns into text as it is stored; a list does in the page. */
const isTextless = (value: unknown) =>
  typeof value === "symbol" ||
  (typeof value === "object" &&
    value !== null &&
    !("toJSON" in value) &&
    !Array.isArray(value) &&
    !isOwn(value));

/** Attributes of an element of HTML that the page would show as "[object Object]", or not at all. */
export const textlessAttributes = (
  attributes: Readonly<Record<string, unknown>>,
  line?: number,
): MdxFault[] =>
  Object.entries(attributes)
    .filter(([name, value]) => !objects.has(name) && isTextless(value))
    .map(([name, value]) => ({
      severity: "error",
      line,
      message: `The attribute "${name}" is ${nounOf(value)}, which HTML can't hold.`,
      allowed: "text, a number, true or false",
      fix: `Write ${name}="…" with the text itself, or name in the braces what is to be taken of it.`,
    }));
