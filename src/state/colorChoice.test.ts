import {
  effectiveMode,
  nextChoice,
  parseChoice,
  serverTheme,
  shownChoice,
  type ColorChoice,
  type ColorMode,
  type ColorModeSettings,
} from "./colorChoice";

const light: ColorModeSettings = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const dark: ColorModeSettings = { ...light, defaultMode: "dark" };
const system: ColorModeSettings = { ...light, respectPrefersColorScheme: true };

it.each([
  ["light", "light"],
  ["dark", "dark"],
  [null, null],
  ["", null],
  ["DARK", null],
  ["{}", null],
])("reads %j as %j", (stored, choice) => {
  expect(parseChoice(stored)).toBe(choice);
});

it.each<[ColorChoice, string, ColorModeSettings, boolean, ColorMode]>([
  [null, "light default", light, true, "light"],
  [null, "dark default", dark, false, "dark"],
  ["light", "dark default", dark, true, "light"],
  [null, "dark system", system, true, "dark"],
  [null, "light system", system, false, "light"],
  ["dark", "light system", system, false, "dark"],
])("with choice %j and a %s", (choice, _name, settings, prefersDark, mode) => {
  expect(effectiveMode(choice, settings, prefersDark)).toBe(mode);
});

it.each<[ColorChoice, string, ColorModeSettings, ColorChoice]>([
  [null, "light default", light, "dark"],
  ["dark", "light default", light, "light"],
  ["light", "light default", light, "dark"],
  [null, "dark default", dark, "light"],
  [null, "system", system, "light"],
  ["light", "system", system, "dark"],
  ["dark", "system", system, null],
])("goes on from %j with a %s", (choice, _name, settings, next) => {
  expect(nextChoice(choice, settings)).toBe(next);
});

it("shows the choice, else the mode, or that the system decides", () => {
  expect(shownChoice("dark", "dark", system)).toBe("dark");
  expect(shownChoice(null, "dark", system)).toBe("system");
  expect(shownChoice(null, "dark", dark)).toBe("dark");
});

it("puts the default mode into the HTML, unless the system decides", () => {
  expect(serverTheme(dark)).toEqual({ "data-theme": "dark" });
  expect(serverTheme(light)).toEqual({ "data-theme": "light" });
  expect(serverTheme(system)).toEqual({});
});
