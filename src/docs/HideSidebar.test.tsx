import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { HideSidebar } from "./HideSidebar";

const shown = () => document.documentElement.dataset.docsSidebar;
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.docsSidebar;
});

it("puts the sidebar away and brings it back, and the browser keeps that", async () => {
  renderInPage(<HideSidebar />);
  const button = screen.getByRole("button", { name: "Hide this menu" });
  expect(button).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(button);
  expect(shown()).toBe("hidden");
  expect(localStorage.getItem("site.docs.sidebar")).toBe("hidden");
  expect(button).toHaveAccessibleName("Show the menu");
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem("site.docs.sidebar")).toBeNull();
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
