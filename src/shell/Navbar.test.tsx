import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { ColorModeProvider } from "../state/ColorModeProvider";
import { Navbar } from "./Navbar";

jest.mock("@gatsbyjs/reach-router", () => ({
  ...jest.requireActual<object>("@gatsbyjs/reach-router"),
  useLocation: () => ({ search: "?tag=craft", hash: "#top" }),
}));

let announceWidth: (isDesktop: boolean) => void;

beforeEach(() => {
  const listeners = new Set<() => void>();
  const query = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) =>
      listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) =>
      listeners.delete(listener),
  };
  window.matchMedia = jest.fn().mockReturnValue(query);
  announceWidth = (isDesktop) => {
    query.matches = isDesktop;
    act(() => listeners.forEach((listener) => listener()));
  };
});

function show() {
  renderInPage(
    <ColorModeProvider>
      <Navbar />
    </ColorModeProvider>,
    { locale: "de", path: "/blog" },
  );
  return within(screen.getByRole("navigation", { name: "Hauptnavigation" }));
}

it("leads home and marks where the visitor is", () => {
  const nav = show();
  expect(screen.getByRole("link", { name: "Alex Example" })).toHaveAttribute(
    "href",
    "/de",
  );
  expect(nav.getByRole("link", { current: "page" })).toHaveTextContent("Blog");
  expect(nav.getByRole("link", { name: "Über mich" })).toHaveAttribute(
    "href",
    "/de/about",
  );
});

it("links the same page in the other language, with query and hash", () => {
  const link = show().getByRole("link", { name: "English" });
  expect(link).toHaveAttribute("href", "/blog?tag=craft#top");
  expect(link).toHaveAttribute("lang", "en-GB");
  expect(link).toHaveAttribute("hreflang", "en-GB");
});

it("marks a link that leaves the site", () => {
  const link = show().getByRole("link", {
    name: "GitHub (öffnet sich in einem neuen Tab)",
  });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

it("opens the menu, closes it on Escape and when the window grows", async () => {
  const user = userEvent.setup();
  show();
  const button = screen.getByRole("button", { name: "Menü" });
  await user.click(button);
  expect(button).toHaveAccessibleName("Schließen");
  await user.keyboard("{Escape}");
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveFocus();
  await user.click(button);
  announceWidth(true);
  expect(button).toHaveAttribute("aria-expanded", "false");
});
