import { renderHook } from "@testing-library/react";
import { createElement, Fragment, type ReactNode } from "react";
import { inPage } from "../../../tests/renderInPage";
import { useTranslation } from "../i18n/useTranslation";
import { noneText } from "./SearchHelp";
import { noFilters } from "./searchPages";

test("says whether it may be filters that leave nothing", () => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    inPage(createElement(Fragment, null, children));
  const { t } = renderHook(() => useTranslation("search"), { wrapper }).result
    .current;
  const filtered = { ...noFilters, tag: "Accessibility" };
  expect(noneText(t, "query", noFilters)).toBe("No page contains “query”.");
  expect(noneText(t, "query", filtered)).toBe(
    "No page with these filters contains “query”.",
  );
  expect(noneText(t, "", filtered)).toBe("No page matches.");
});
