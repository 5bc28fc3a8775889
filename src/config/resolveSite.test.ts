import { resolveSite } from "./resolveSite";
import { minimalSite } from "./testing/minimalSite";

test("a minimal config gets every default", () => {
  expect(resolveSite(minimalSite())).toMatchObject({
    i18n: { locales: { en: { direction: "ltr" }, de: { direction: "ltr" } } },
    colorMode: {
      defaultMode: "light",
      disableSwitch: false,
      respectPrefersColorScheme: false,
    },
    navbar: { title: "Alex Example", hideOnScroll: false, items: [] },
    footer: { links: [] },
    csp: {},
    fonts: "self-hosted",
    toc: { minLevel: 2, maxLevel: 3 },
    blog: {
      postsPerPage: 10,
      sidebarCount: 5,
      feeds: {
        formats: ["rss", "atom"],
      },
    },
    projects: { layout: "rows", services: {} },
    untranslated: "show",
    outdatedNotice: true,
    avif: false,
    docs: {},
  });
});

test("contact details show no form by default", () => {
  const contact = { email: "alex@example.com" };
  const resolved = resolveSite(minimalSite({ contact })).contact;
  expect(resolved).toEqual({ ...contact, form: false });
});

test("what has lapsed is not there, and the rest says until when it holds", () => {
  const site = resolveSite(
    minimalSite({
      announcementBar: { id: "a", content: "A", until: "2020-01-31" },
      availability: { from: "2098-02" },
      rates: { year: 2020, day: 800 },
    }),
  );
  expect(site.announcementBar).toBeUndefined();
  expect(site.availability).toEqual({ from: "2098-02", until: "2098-02-28" });
  expect(site.rates).toBeUndefined();
  expect(site.lastDays).toEqual({
    announcementBar: "2020-01-31",
    availability: "2098-02-28",
    rates: "2020-12-31",
  });
});

test("items get their type, and items of the bar stand at the right", () => {
  const link = { label: "Blog", to: "/blog" };
  const items = [
    link,
    { ...link, position: "left" as const },
    { type: "dropdown" as const, label: "More", items: [link] },
    { type: "search" as const },
  ];
  expect(resolveSite(minimalSite({ navbar: { items } })).navbar.items).toEqual([
    { ...link, type: "default", position: "right" },
    { ...link, type: "default", position: "left" },
    {
      type: "dropdown",
      label: "More",
      position: "right",
      items: [{ ...link, type: "default" }],
    },
    { type: "search", position: "right" },
  ]);
});

const logo = { src: "/logo.svg" };

test.each([
  ["nothing", {}, "Alex Example", undefined],
  ["a logo", { logo }, undefined, "Alex Example"],
  ["a logo and a title", { logo, title: "Alex" }, "Alex", ""],
  ["a logo with alt", { logo: { ...logo, alt: "A" } }, undefined, "A"],
])("the brand of a bar with %s", (_, navbar, title, alt) => {
  const result = resolveSite(minimalSite({ navbar })).navbar;
  expect([result.title, result.logo?.alt]).toEqual([title, alt]);
});

test("a logo without a dark picture uses the one it has", () => {
  const { footer } = resolveSite(minimalSite({ footer: { logo } }));
  expect(footer.logo).toEqual({
    ...logo,
    srcDark: "/logo.svg",
    alt: "Alex Example",
  });
});

describe("colours", () => {
  const { light, dark } = resolveSite(minimalSite()).colors;

  test("are the theme's by default", () => {
    expect([light.accent, light.sunk, light.rule]).toEqual([
      "#b4321f",
      "#f3f0e7",
      "#d98f82",
    ]);
    expect([dark.paper, dark.onBanner]).toEqual(["#171614", "#ebe6dc"]);
  });

  test("follow the one they are based on", () => {
    const colors = { light: { accent: "#1b4d8e" } };
    const resolved = resolveSite(minimalSite({ colors })).colors;
    const { accent, accentStrong, rule, ...others } = resolved.light;
    expect(accent).toBe("#1b4d8e");
    expect(accentStrong).not.toBe(light.accentStrong);
    expect(rule).not.toBe(light.rule);
    expect(light).toMatchObject(others);
    expect(resolved.dark).toEqual(dark);
  });
});
