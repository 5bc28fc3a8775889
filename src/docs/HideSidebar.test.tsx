import { act, screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { storageKeys } from "../state/storageKeys";
import { HideSidebar } from "./HideSidebar";

it("is as it was left, and follows other tabs", () => {
  const { dataset } = document.documentElement;
  const key = storageKeys.docsSidebar;
  localStorage.setItem(key, "hidden");
  renderInPage(<HideSidebar />);
  expect(screen.getByRole("button")).toHaveAccessibleName("Show the menu");
  expect(dataset.docsSidebar).toBe("hidden");
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
  expect(dataset.docsSidebar).toBeUndefined();
});
