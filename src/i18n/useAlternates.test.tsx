import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Alternate } from "../lib/routeContext";
import { PageContextProvider } from "./PageContext";
import { useAlternates } from "./useAlternates";

function linksOn(
  locale: string,
  alternates: Alternate[],
  pathname?: string,
  nearest?: Record<string, string>,
): unknown[][] {
  const { result } = renderHook(() => useAlternates(pathname), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageContextProvider value={{ locale, alternates, nearest }}>
        {children}
      </PageContextProvider>
    ),
  });
  return result.current.map((link) => [
    link.locale,
    link.path,
    link.isCurrent,
    link.textFrom,
  ]);
}

const inBoth = (path: string): Alternate[] => [
  { locale: "en", path, isFallback: false },
  { locale: "de", path: `/de${path}`, isFallback: false },
];

it("leads to the same page in every language, and marks the current one", () => {
  expect(linksOn("de", inBoth("/about"))).toEqual([
    ["en", "/about", false, undefined],
    ["de", "/de/about", true, undefined],
  ]);
});

it("tells where a text has no translation, and which one stands in", () => {
  const [en, de] = inBoth("/blog/time") as [Alternate, Alternate];
  expect(linksOn("en", [en, { ...de, isFallback: true, lang: "en" }])).toEqual([
    ["en", "/blog/time", true, undefined],
    ["de", "/de/blog/time", false, "en"],
  ]);
});

it("leads where the plan says from a page that another language lacks", () => {
  const own = { locale: "en", path: "/blog/page/3", isFallback: false };
  expect(linksOn("en", [own], undefined, { de: "/de/blog" })).toEqual([
    ["en", "/blog/page/3", true, undefined],
    ["de", "/de/blog", false, undefined],
  ]);
});

it("keeps an unknown address", () => {
  expect(linksOn("de", inBoth("/404"), "/de/nirgends/x")).toEqual([
    ["en", "/nirgends/x", false, undefined],
    ["de", "/de/nirgends/x", true, undefined],
  ]);
  expect(linksOn("en", inBoth("/404"))[1]?.[1]).toBe("/de/404");
  expect(linksOn("en", inBoth("/about"), "/about/")[1]?.[1]).toBe("/de/about");
});
