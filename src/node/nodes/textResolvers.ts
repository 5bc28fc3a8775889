import { languageTag } from "../../config/languageTag";
import { formatDate } from "../../lib/formatDate";
import type { DateStyle } from "../../lib/formatDate";
import { partStyles } from "../parts/partStyles";

/** The sheets of a text's parts. */
export const styles = (root: string) => ({
  resolve: ({ parts, body }: { parts: string[]; body: string }) =>
    partStyles(root, parts, body),
});

/** A day in words of the page's language. */
export const inWords = <Name extends "date" | "updated">(name: Name) => ({
  resolve: (
    text: { locale: string } & Record<Name, string | null>,
    { style }: { style: DateStyle },
  ) => {
    const date = text[name];
    return date && formatDate(date, languageTag(text.locale), style);
  },
});
