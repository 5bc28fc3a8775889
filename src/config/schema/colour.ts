import { cssColorNames } from "../../lib/cssColors";
import { nearest } from "../../lib/nearest";
import { field } from "./field";

const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const call =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\([^;{}]+\)$/i;

/** A CSS colour. */
export const colour = () =>
  field<string>(
    "a CSS colour: a name, #rrggbb, or a function such as rgb() or var()",
    '"#1b4d3e"',
    (value) => {
      if (typeof value !== "string") return "is not a text";
      if (hex.test(value) || call.test(value)) return undefined;
      if (cssColorNames.includes(value.toLowerCase())) return undefined;
      if (hex.test(`#${value}`)) {
        return { wrong: "is no CSS colour", fix: `Write "#${value}".` };
      }
      const near = nearest(value, cssColorNames);
      const wrong = "is no CSS colour";
      return near ? { wrong, fix: `Did you mean "${near}"?` } : wrong;
    },
  );
