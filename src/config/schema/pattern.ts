import { field } from "./field";

/** The source of a regular expression. */
export const pattern = () =>
  field<string>(
    "the source of a JavaScript regular expression",
    '"^/blog(/|$)"',
    (value) => {
      if (typeof value !== "string") return "is not a text";
      if (value === "") return "is empty";
      try {
        new RegExp(value);
        return undefined;
      } catch (error) {
        const [, reason] = /:\s*([^:]+)$/.exec(String(error)) ?? [];
        return {
          wrong: `is no regular expression (${reason ?? "cannot be read"})`,
          fix: "Close every bracket, and escape signs meant literally with \\\\.",
        };
      }
    },
  );
