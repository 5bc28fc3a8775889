import { createElement } from "react";
import { useTranslation } from "../useTranslation";

/**
 * Shows what the types of messages know. Only tsc reads this: each @ts-expect-error
 * is an error where the line after it has none.
 */
export function UseTranslationTypes(): void {
  const { t, rich } = useTranslation("blog");
  const { t: shell } = useTranslation("shell");
  const { t: lists } = useTranslation("lists");
  // @ts-expect-error a namespace that is not there
  useTranslation("blgo");

  const mode = "dark" as "dark" | "light";
  t("post.readMore");
  lists("archive.count", { count: 1234 });
  shell(`colorMode.${mode}`);
  // @ts-expect-error a key that is not there
  t("post.readMor");
  // @ts-expect-error a key of another namespace
  t("skipLink.label");
  // @ts-expect-error a group of texts
  t("post");
  // @ts-expect-error one form of a plural
  lists("archive.count_one");
  // @ts-expect-error keys that may not be there
  shell(`colorMode.${mode as string}`);
  // @ts-expect-error its value is missing
  lists("archive.count");
  // @ts-expect-error a placeholder that is spelt otherwise
  lists("archive.count", { cuont: 1 });
  // @ts-expect-error one value of two
  lists("list.titleOfPage", { title: "A" });
  // @ts-expect-error a value too many
  lists("list.titleOfPage", { title: "A", page: 1, of: 2 });
  // @ts-expect-error words where a number is written
  lists("archive.count", { count: "1" });
  // @ts-expect-error values for a text without placeholders
  t("post.readMore", { count: 1 });

  const date = (words: string) => createElement("time", null, words);
  rich("record.updated", { date: "1 May" }, { date });
  // @ts-expect-error a text with elements, as plain text
  t("record.updated", { date: "1 May" });
  // @ts-expect-error a plain text
  rich("post.readMore", {}, {});
  // @ts-expect-error an element is missing
  rich("record.updated", { date: "1 May" }, {});
  // @ts-expect-error an element that the text has not
  rich("record.updated", { date: "1 May" }, { date, link: date });
  // @ts-expect-error a value is missing
  rich("record.updated", {}, { date });
}
