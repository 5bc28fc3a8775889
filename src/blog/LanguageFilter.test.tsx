import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { storageKeys } from "../state/storageKeys";
import { LanguageChoice } from "./LanguageFilter";

const key = storageKeys.languages;
const root = document.documentElement;
const box = () => screen.getByRole("checkbox", { name: "Nur auf Deutsch" });
const show = () => renderInPage(<LanguageChoice />, { locale: "de" });

function fromOtherTab(newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.languages;
});

it("leaves out other languages and brings them back, by keyboard too, and says so", async () => {
  const user = userEvent.setup();
  show();
  expect(box()).not.toBeChecked();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(box());
  expect(root.dataset.languages).toBe("own");
  expect(localStorage.getItem(key)).toBe("own");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Beiträge in anderen Sprachen sind ausgeblendet.",
  );
  expect(box()).toHaveFocus();
  await user.keyboard(" ");
  expect(box()).not.toBeChecked();
  expect(root.dataset.languages).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Beiträge in allen Sprachen sind eingeblendet.",
  );
});

it("remembers the choice, and says nothing of it by itself", () => {
  localStorage.setItem(key, "own");
  show();
  expect(box()).toBeChecked();
  expect(root.dataset.languages).toBe("own");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("follows other tabs", () => {
  show();
  fromOtherTab("own");
  expect(box()).toBeChecked();
  expect(root.dataset.languages).toBe("own");
  fromOtherTab(null);
  expect(box()).not.toBeChecked();
  expect(root.dataset.languages).toBeUndefined();
});

it("takes anything else that is stored for no choice", () => {
  localStorage.setItem(key, "<b>");
  show();
  expect(box()).not.toBeChecked();
});

it("works for this page where storage is blocked", async () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  show();
  await userEvent.click(box());
  expect(box()).toBeChecked();
  expect(root.dataset.languages).toBe("own");
  jest.restoreAllMocks();
});
