import { siteConfig } from "../config/resolved";
import { bootScript } from "./bootScript";
import type { ColorModeSettings } from "./colorChoice";
import { storageKeys } from "./storageKeys";

const { colors } = siteConfig;

const colorMode: ColorModeSettings = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const root = document.documentElement;

function boot(settings: Partial<ColorModeSettings> = {}, id = "spring") {
  const script = document.createElement("script");
  script.textContent = bootScript({
    colorMode: { ...colorMode, ...settings },
    announcementId: id,
  });
  // jsdom runs no script elements here; the text is what a browser would run.
  window.eval(script.textContent);
}

const themeColors = () =>
  [...document.querySelectorAll("meta")].map(({ content }) => content);

function systemPrefersDark(matches: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
}

beforeEach(() => {
  localStorage.clear();
  for (const { name } of Array.from(root.attributes))
    root.removeAttribute(name);
  document.head.innerHTML = '<meta name="theme-color" content="#fbfaf6">';
});
afterEach(() => jest.restoreAllMocks());

it.each<[string | null, Partial<ColorModeSettings>, string, string]>([
  [null, {}, "light", "light"],
  [null, { defaultMode: "dark" }, "dark", "dark"],
  ["dark", {}, "dark", "dark"],
  ["light", { defaultMode: "dark" }, "light", "light"],
  ["<script>", {}, "light", "light"],
  ["dark", { disableSwitch: true }, "light", "light"],
  [null, { respectPrefersColorScheme: true }, "dark", "system"],
  ["light", { respectPrefersColorScheme: true }, "light", "light"],
])("with %j stored and %j shows %s (%s)", (stored, settings, mode, choice) => {
  systemPrefersDark(true);
  if (stored) localStorage.setItem(storageKeys.colorMode, stored);
  boot(settings);
  expect(root.dataset.theme).toBe(mode);
  expect(root.dataset.themeChoice).toBe(choice);
  expect(themeColors()).toEqual([colors[mode as "light" | "dark"].paper]);
});

it.each([
  ["spring", "true", "dismissed"],
  ["spring", "false", undefined],
  ["spring", null, undefined],
  ["winter", "true", undefined],
])("with bar %s dismissed=%j marks it %j", (id, dismissed, mark) => {
  localStorage.setItem(storageKeys.announcementId, id);
  if (dismissed) {
    localStorage.setItem(storageKeys.announcementDismissed, dismissed);
  }
  boot();
  expect(root.dataset.announcement).toBe(mark);
});

it.each([
  ["own", "own"],
  ["<b>", undefined],
  [null, undefined],
])("with languages %j marks them %j", (stored, mark) => {
  if (stored) localStorage.setItem(storageKeys.languages, stored);
  boot();
  expect(root.dataset.languages).toBe(mark);
});

it("shows the default where storage is blocked", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  boot();
  expect(root.dataset.theme).toBe("light");
  expect(root.dataset.announcement).toBeUndefined();
});

it("colours the browser's bars for a choice, whatever the system prefers", () => {
  systemPrefersDark(true);
  document.head.innerHTML = `
    <meta name="theme-color" content="${colors.light.paper}">
    <meta name="theme-color" content="${colors.dark.paper}">`;
  expect(themeColors()).toEqual([colors.light.paper, colors.dark.paper]);
  localStorage.setItem(storageKeys.colorMode, "light");
  boot({ respectPrefersColorScheme: true });
  expect(themeColors()).toEqual([colors.light.paper, colors.light.paper]);
});

it("stays under 700 bytes and cannot close its script element", () => {
  const script = bootScript({
    colorMode,
    announcementId: "</script><b>-2026",
  });
  expect(script).not.toContain("</");
  expect(Buffer.byteLength(script)).toBeLessThan(700);
});
