import type { SiteInput } from "./types";
import { minimalSite } from "./testing/minimalSite";

const { i18n } = minimalSite();
const arabic = {
  label: "العربية",
  htmlLang: "ar-EG",
  direction: "rtl" as const,
  path: "/ar",
};

const directions = (locales: SiteInput["i18n"]["locales"]) => {
  let found: unknown[] = [];
  jest.isolateModules(() => {
    const site = minimalSite({ i18n: { ...i18n, locales } });
    jest.doMock("./site", () => ({ site }));
    const { dirOf } =
      jest.requireActual<typeof import("./locales")>("./locales");
    found = Object.keys(locales).map(dirOf);
  });
  return found;
};

it("says which way a language runs, where others run the other way", () => {
  expect(directions({ ...i18n.locales, ar: arabic })).toEqual([
    "ltr",
    "ltr",
    "rtl",
  ]);
});

it("says nothing where all run the same way", () => {
  expect(directions(i18n.locales)).toEqual([undefined, undefined]);
});
