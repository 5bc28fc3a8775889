import { minimalSite } from "../config/testing/minimalSite";
import type { SiteInput } from "../config/types";
import { resolveSite } from "../config/resolveSite";
import { iconSource } from "../config/publicFiles";
import { createManifest } from "./manifests";

const of = (locale: string, changes: Partial<SiteInput> = {}) =>
  createManifest(resolveSite(minimalSite(changes)), locale);

it("has the owner's name and colours, in its language, and starts there", () => {
  const title = { en: "Alex", de: "Lex" };
  const colorMode = { defaultMode: "dark" } as const;
  expect(of("de", { title, colorMode })).toMatchObject({
    short_name: "Lex",
    lang: "de-DE",
    dir: "ltr",
    start_url: "/de",
    background_color: "#171614",
  });
});

it("shows the owner's drawing, and pictures made of it", () => {
  expect(of("en").icons[0]).toEqual({
    src: "/favicon.svg",
    sizes: "any",
    type: "image/svg+xml",
  });
  const { icons } = of("en", { favicon: "/me.png" });
  expect(icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    "/icons/192.png any",
    "/icons/maskable-192.png maskable",
    "/icons/512.png any",
    "/icons/maskable-512.png maskable",
  ]);
});

it.each(["/favicon.ico", "https://elsewhere.example/icon.png"])(
  "has no icons of %s",
  (favicon) => {
    expect(iconSource({ favicon })).toBeUndefined();
    expect(of("en", { favicon }).icons).toEqual([]);
  },
);
