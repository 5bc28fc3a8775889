import { act, screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { storageKeys } from "../state/storageKeys";
import { HideSidebar } from "./HideSidebar";

it("is as it was left, and follows other tabs", () => {
  const { dataset } = document.documentElement;
  const key = storageKeys.docsSidebar;
  localStorage.setItem(key, "hidden");
  renderInPage(<HideSidebar />);
  const button = screen.getByRole("button");
  const whileHidden = button.outerHTML;
  expect(dataset.docsSidebar).toBe("hidden");
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
  expect(dataset.docsSidebar).toBeUndefined();
  // The label depends on CSS alone, so it is right before hydration.
  expect(button.outerHTML).toBe(whileHidden);
});
