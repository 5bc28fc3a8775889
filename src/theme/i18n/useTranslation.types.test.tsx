import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { inPage } from "../../../tests/renderInPage";
import { useTranslation } from "./useTranslation";

/* Each @ts-expect-error is a fault for tsc where the next line has none. */

const texts = () => {
  const { result } = renderHook(
    () =>
      [
        useTranslation("blog"),
        useTranslation("shell"),
        useTranslation("lists"),
      ] as const,
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        inPage(<>{children}</>),
    },
  );
  return result.current;
};

it("knows keys and placeholders", () => {
  const [{ t }, { t: shell }, { t: lists }] = texts();
  const mode = "dark" as "dark" | "light";
  expect(t("post.readMore")).toBe("Read more");
  expect(lists("archive.count", { count: 1234 })).toBe("1,234\u00A0posts");
  expect(shell(`colorMode.${mode}`)).toBe("dark mode");
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
});

it("knows elements", () => {
  const [{ t, rich }] = texts();
  const date = (words: string) => <time>{words}</time>;
  expect(rich("record.updated", { date: "1 May" }, { date })).toBeDefined();
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
});

it("knows namespaces", () => {
  // @ts-expect-error one that is not there
  const use = () => useTranslation("blgo");
  expect(use).toBeInstanceOf(Function);
});
