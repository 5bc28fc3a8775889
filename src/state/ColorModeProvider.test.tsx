import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { siteConfig } from "../config/resolved";
import type { ColorModeSettings } from "./colorChoice";
import { ColorModeProvider, useColorMode } from "./ColorModeProvider";
import { storageKeys } from "./storageKeys";

const { colors } = siteConfig;

const settings: ColorModeSettings = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const root = document.documentElement;
const key = storageKeys.colorMode;

let rendered: string[];

function Switch() {
  const { mode, toggle } = useColorMode();
  rendered.push(mode);
  return <button onClick={toggle}>{mode}</button>;
}

function tree(changed: Partial<ColorModeSettings> = {}) {
  return (
    <ColorModeProvider settings={{ ...settings, ...changed }}>
      <Switch />
    </ColorModeProvider>
  );
}

function fromOtherTab(newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });
}

beforeEach(() => {
  rendered = [];
  localStorage.clear();
  delete root.dataset.theme;
  const query = {
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  };
  window.matchMedia = jest.fn().mockReturnValue(query);
});

it("shows the default while nothing is stored, and stores nothing itself", () => {
  render(tree());
  expect(screen.getByRole("button", { name: "light" })).toBeInTheDocument();
  expect(root.dataset.theme).toBe("light");
  expect(localStorage.getItem(key)).toBeNull();
});

it("stores what the visitor picks, shows it and goes back again", async () => {
  const user = userEvent.setup();
  render(tree());
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("button", { name: "dark" })).toBeInTheDocument();
  expect(root.dataset.theme).toBe("dark");
  expect(localStorage.getItem(key)).toBe("dark");
  await user.click(screen.getByRole("button"));
  expect(localStorage.getItem(key)).toBe("light");
});

it("renders the server's default first, whatever is stored", () => {
  localStorage.setItem(key, "dark");
  render(tree());
  expect(rendered[0]).toBe("light");
  expect(screen.getByRole("button", { name: "dark" })).toBeInTheDocument();
});

it("follows other tabs, and returns to the default when they clear", () => {
  render(tree());
  fromOtherTab("dark");
  expect(root.dataset.theme).toBe("dark");
  fromOtherTab("garbage");
  expect(root.dataset.theme).toBe("light");
  fromOtherTab("dark");
  fromOtherTab(null);
  expect(root.dataset.theme).toBe("light");
});

it("colours the browser's bars like the page", async () => {
  document.head.innerHTML = '<meta name="theme-color" content="red">';
  const { content } = document.head.querySelector("meta") ?? {};
  expect(content).toBe("red");
  const bars = () => document.head.querySelector("meta")?.content;
  render(tree());
  expect(bars()).toBe(colors.light.paper);
  await userEvent.click(screen.getByRole("button"));
  expect(bars()).toBe(colors.dark.paper);
});

it("deletes the stored choice where the switch is disabled", () => {
  localStorage.setItem(key, "dark");
  render(tree({ disableSwitch: true }));
  expect(localStorage.getItem(key)).toBeNull();
  expect(root.dataset.theme).toBe("light");
});
