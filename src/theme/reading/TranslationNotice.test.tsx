import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import { TranslationNotice } from "./TranslationNotice";

const en = { locale: "en", path: "/about", isFallback: false };
const de = { locale: "de", path: "/de/about", isFallback: false };
const originalChange = { locale: "en", day: "2026-03-03" };

it.each([
  ["a translation", de, undefined],
  [
    "a fallback",
    { ...de, isFallback: true, lang: "en" },
    /Original auf Englisch/,
  ],
  [
    "an older translation",
    { ...de, originalChange },
    /^Älterer Stand ?Der Text auf Englisch wurde am 3. März 2026 geändert/,
  ],
])("says of %s what it is", (_, page, text) => {
  renderInPage(<TranslationNotice />, { locale: "de", alternates: [en, page] });
  const notice = screen.queryByRole("note");
  if (!text) {
    expect(notice).toBeNull();
    return;
  }
  expect(notice).toHaveTextContent(text);
  const link = screen.getByRole("link", { name: "Zum Original" });
  expect(link).toHaveAttribute("href", "/about");
});
