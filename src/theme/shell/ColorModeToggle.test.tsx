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

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
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

afterEach(() => jest.restoreAllMocks());

it("leads from dark to light where dark is the default", async () => {
  show({ defaultMode: "dark" });
  expect(dataset.theme).toBe("dark");
  await userEvent.click(screen.getByRole("button"));
  expect(dataset.theme).toBe("light");
  expect(stored()).toBe("light");
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
