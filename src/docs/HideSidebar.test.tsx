import { act, screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { HideSidebar } from "./HideSidebar";

const shown = () => document.documentElement.dataset.docsSidebar;
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.docsSidebar;
});

it("is as it was left, before React comes and after", () => {
  localStorage.setItem("site.docs.sidebar", "hidden");
  const { container } = renderInPage(<HideSidebar />);
  expect(screen.getByRole("button")).toHaveAccessibleName("Show the menu");
  delete document.documentElement.dataset.docsSidebar;
  window.eval(container.querySelector("script")?.innerHTML ?? "");
  expect(shown()).toBe("hidden");
});

it("follows other tabs", () => {
  renderInPage(<HideSidebar />);
  const change = { key: "site.docs.sidebar", newValue: "hidden" };
  act(() => void window.dispatchEvent(new StorageEvent("storage", change)));
  expect(shown()).toBe("hidden");
});
