import { siteConfig } from "../../config/resolved";
import { bootScript, getEnd, showStored } from "./boot";
import { resolveColorMode, type ColorModeSettings } from "./colorMode";
import { listBetterLanguages, noHints } from "./preferredLanguage";
import { storageKeys } from "./storageKeys";

const settings: ColorModeSettings = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const follows = { ...settings, respectPrefersColorScheme: true };
const disabled = { ...settings, disableSwitch: true };

test.each([
  [null, settings, true, "light", "light"],
  ["dark", settings, false, "dark", "dark"],
  ["<garbage>", settings, false, "light", "light"],
  ["dark", disabled, false, "light", "light"],
  [null, follows, true, "dark", "system"],
  ["light", follows, true, "light", "light"],
])("%j with %j, system dark: %j", (stored, given, isDark, mode, shown) => {
  expect(resolveColorMode(stored, given, isDark)).toMatchObject({
    mode,
    shown,
  });
});

test("the script works as text, without anything around it", () => {
  const { dataset } = document.documentElement;
  localStorage.setItem(storageKeys.colorMode, "dark");
  window.eval(bootScript);
  expect(Object.fromEntries(Object.entries(dataset))).toEqual({
    languages: "",
    theme: "dark",
    themeChoice: "dark",
  });
  localStorage.clear();
});

test.each([
  ["en-GB", null, ["de-AT", "en", "fr"], "de"],
  ["en-GB", null, ["fr", "de"], "fr de"],
  ["en-GB", null, ["en-US", "de"], ""],
  ["en-GB", "de", ["en-US"], "de"],
  ["de-DE", "de", ["en-US"], ""],
  ["en-GB", noHints, ["de"], undefined],
])("on a page in %s, after %s, who reads %j prefers %j", (...row) => {
  const [lang, chosen, languages, preferred] = row;
  const { documentElement: root } = document;
  root.lang = lang;
  delete root.dataset.languages;
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  if (chosen) localStorage.setItem(storageKeys.language, chosen);
  window.eval(bootScript);
  expect(root.dataset.languages).toBe(preferred);
  localStorage.clear();
});

test.each([
  ["2027-02-28T12:00Z", "rates"],
  ["2027-03-01T07:59Z", "rates"],
  ["2027-03-01T08:00Z", "bar rates"],
])("at %s in Los Angeles, %s is hidden", (now, lapsed) => {
  jest.useFakeTimers({ now: new Date(now) });
  const timeZone = "America/Los_Angeles";
  showStored(
    {
      colorMode: settings,
      announcement: siteConfig.announcementBar?.id,
      ends: {
        bar: getEnd("2027-02-28", timeZone),
        rates: getEnd("2026-12-31", timeZone),
      },
      keys: storageKeys,
      noHints,
    },
    resolveColorMode,
    listBetterLanguages,
  );
  expect(document.documentElement.dataset.lapsed).toBe(lapsed);
  jest.useRealTimers();
});
