import { screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { storageKeys } from "../state/storageKeys";
import { LanguageChoice } from "./LanguageFilter";

const key = storageKeys.languages;
const root = document.documentElement;
const box = () => screen.getByRole("checkbox", { name: "Nur auf Deutsch" });
const show = () => renderInPage(<LanguageChoice />, { locale: "de" });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.languages;
});

it("takes anything else that is stored for no choice", () => {
  localStorage.setItem(key, "<b>");
  show();
  expect(box()).not.toBeChecked();
});
