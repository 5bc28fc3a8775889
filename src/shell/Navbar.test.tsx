import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { stubDialog } from "../../tests/stubDialog";
import { ColorModeProvider } from "../state/ColorModeProvider";
import { Navbar } from "./Navbar";
import { SecondaryMenu, SecondaryMenuProvider } from "./SecondaryMenu";

jest.mock("@gatsbyjs/reach-router", () => ({
  ...jest.requireActual<object>("@gatsbyjs/reach-router"),
  useLocation: () => ({ search: "?tag=craft", hash: "#top" }),
}));

let announceWidth: (isDesktop: boolean) => void;

const entry = { key: "of-the-router" };
const historyInOrder = () =>
  waitFor(() => expect(history.state).toEqual(entry));

beforeEach(() => {
  stubDialog();
  history.pushState(entry, "");
  const listeners = new Set<() => void>();
  const query = {
    matches: true,
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

function show({ withSecondary = false, path = "/blog" } = {}) {
  renderInPage(
    <ColorModeProvider>
      <SecondaryMenuProvider>
        <Navbar />
        {withSecondary && (
          <SecondaryMenu title="Neueste Beiträge">
            <a href="/de/blog/first">Der erste</a>
          </SecondaryMenu>
        )}
      </SecondaryMenuProvider>
    </ColorModeProvider>,
    { locale: "de", path },
  );
  return within(screen.getByRole("navigation", { name: "Hauptnavigation" }));
}

const menuButton = () => screen.getByRole("button", { name: "Menü" });
const drawer = () => within(screen.getByRole("dialog", { name: "Menü" }));

async function openDrawer() {
  const user = userEvent.setup();
  announceWidth(false);
  await user.click(menuButton());
  return user;
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

it("has a drawer below the desktop width only", async () => {
  show();
  await openDrawer();
  const button = menuButton();
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(drawer().getByRole("link", { name: "Über mich" })).toBeVisible();
  announceWidth(true);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(button).toHaveAttribute("aria-expanded", "false");
  await historyInOrder();
});

it("closes the drawer by its button, and leaves its history entry", async () => {
  show();
  const user = await openDrawer();
  expect(drawer().getByRole("button", { name: "Schließen" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  await historyInOrder();
});

it("shows the page's own menu first, on every opening", async () => {
  show({ withSecondary: true });
  const user = await openDrawer();
  const views = () => [
    drawer().getByRole("link", { name: "Der erste", hidden: true }),
    drawer().getByRole("link", { name: "Über mich", hidden: true }),
  ];
  const inert = () => views().map((link) => link.closest("[inert]") !== null);
  expect(inert()).toEqual([false, true]);

  await user.click(
    drawer().getByRole("button", { name: "Zurück zum Hauptmenü" }),
  );
  expect(inert()).toEqual([true, false]);
  const forth = drawer().getByRole("button", { name: "Neueste Beiträge" });
  expect(forth).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(inert()).toEqual([false, true]);
  const back = drawer().getByRole("button", { name: "Zurück zum Hauptmenü" });
  expect(back).toHaveFocus();

  await user.keyboard("{Enter}");
  await user.click(drawer().getByRole("button", { name: "Schließen" }));
  await user.click(menuButton());
  expect(inert()).toEqual([false, true]);
});

it("shows the main menu where the page has none of its own", async () => {
  show();
  await openDrawer();
  const link = drawer().getByRole("link", { name: "Über mich" });
  expect(link.closest("[inert]")).toBeNull();
  expect(
    drawer().queryByRole("button", { name: "Neueste Beiträge" }),
  ).not.toBeInTheDocument();
});

it("folds dropdowns in the drawer, open where the visitor is", async () => {
  show({ path: "/blog/archive" });
  const user = await openDrawer();
  const button = drawer().getByRole("button", { name: "Mehr unter „Blog“" });
  expect(button).toHaveAttribute("aria-expanded", "true");
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "false");
});

it("leaves dropdowns folded where the visitor is elsewhere", async () => {
  show({ path: "/about" });
  await openDrawer();
  expect(
    drawer().getByRole("button", { name: "Mehr unter „Blog“" }),
  ).toHaveAttribute("aria-expanded", "false");
});
