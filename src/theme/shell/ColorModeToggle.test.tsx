import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inPage, renderInPage } from "../../../tests/renderInPage";
import { siteConfig } from "../../config/resolved";
import { ColorModeProvider } from "../state/ColorModeProvider";
import type { ColorModeSettings } from "../state/colorMode";
import { storageKeys } from "../state/storageKeys";
import { ColorModeToggle } from "./ColorModeToggle";

const { dataset } = document.documentElement;
const stored = () => localStorage.getItem(storageKeys.colorMode);

const system = Object.assign(new EventTarget(), { matches: false });
beforeAll(() => {
  window.matchMedia = () => system as MediaQueryList;
});
/** Sets what the system prefers. */
const prefer = (isDark: boolean) =>
  act(() => {
    system.matches = isDark;
    system.dispatchEvent(new Event("change"));
  });

const toggle = (
  <ColorModeProvider>
    <ColorModeToggle />
  </ColorModeProvider>
);

function show(changes: Partial<ColorModeSettings>) {
  const colorMode = { ...siteConfig.colorMode, ...changes };
  jest.replaceProperty(siteConfig, "colorMode", colorMode);
  return renderInPage(toggle);
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it("leads from dark to light where dark is the default", async () => {
  show({ defaultMode: "dark" });
  expect(dataset.theme).toBe("dark");
  await userEvent.click(screen.getByRole("button"));
  expect(dataset.theme).toBe("light");
  expect(stored()).toBe("light");
});

it("leads from the system's mode, which it follows at once, to light and dark, and back", async () => {
  show({ respectPrefersColorScheme: true });
  const states: unknown[] = [];
  for (const isDark of [true, true, false, false]) {
    prefer(isDark);
    states.push([dataset.themeChoice, dataset.theme, stored()]);
    await userEvent.click(screen.getByRole("button"));
  }
  expect(states).toEqual([
    ["system", "dark", null],
    ["light", "light", "light"],
    ["dark", "dark", "dark"],
    ["system", "light", null],
  ]);
});

it("says the new mode when it is used, not when the language changes", async () => {
  const { rerender } = show({});
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent(/ mode$/);
  rerender(inPage(toggle, { locale: "de" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("follows other tabs", () => {
  show({});
  for (const mode of ["dark", "light"]) {
    localStorage.setItem(storageKeys.colorMode, mode);
    const event = new StorageEvent("storage", { key: storageKeys.colorMode });
    act(() => void window.dispatchEvent(event));
    expect(dataset.theme).toBe(mode);
  }
});

it("is gone where the config disables it, and so is the stored choice", () => {
  localStorage.setItem(storageKeys.colorMode, "dark");
  show({ disableSwitch: true });
  expect(screen.queryByRole("button")).toBeNull();
  expect(dataset.theme).toBe("light");
  expect(stored()).toBeNull();
});
