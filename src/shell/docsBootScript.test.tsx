import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { inPage } from "../../tests/renderInPage";
import { siteConfig } from "../config/resolved";
import { resolveItem } from "../config/testing/minimalSite";
import type { NavbarItemInput } from "../config/types";
import { preferredVersion } from "../state/preferredVersion";
import { docsVersionKey } from "../state/storageKeys";
import { docsBootScript } from "./docsBootScript";
import { NavbarItem } from "./NavbarItem";
import { sampleDocs } from "./testing/sampleDocs";

const key = docsVersionKey("default");
const items = (
  [
    { type: "doc", docId: "setup" },
    { type: "docSidebar", sidebarId: "guides" },
    { type: "docSidebar", sidebarId: "guides", label: "Guides" },
    { type: "docsVersionDropdown" },
    { type: "doc", docId: "secret" },
    { type: "dropdown", label: "More", items: [{ type: "docsVersion" }] },
  ] satisfies NavbarItemInput[]
).map(resolveItem);

beforeEach(() => {
  Object.assign(globalThis, { hasDocsMenu: true, siteDocs: sampleDocs });
  act(() => preferredVersion("default").set(null));
  document.body.innerHTML = "";
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { hasDocsMenu: false, siteDocs: {} });
});

const bar = (locale: "en" | "de") =>
  inPage(
    <ul>
      {items.map((item, at) => (
        <NavbarItem item={item} place="bar" key={at} />
      ))}
    </ul>,
    { locale, path: "/about" },
  );

/** The page as it was built, and as its own script leaves it. */
function boot(locale: "en" | "de" = "en"): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToString(bar(locale));
  document.body.append(root);
  // jsdom runs no script elements here; the text is what a browser would run.
  window.eval(docsBootScript(items, locale));
  return root;
}

const seen = () =>
  [
    ...screen.getAllByRole("button", { name: /^Version/ }),
    ...screen.getAllByRole("link").filter((one) => one.closest("[data-docs]")),
  ].map((one) => [one.textContent, one.getAttribute("href")]);

it("leads to the version that was picked, and React leaves it so", () => {
  localStorage.setItem(key, "1.0");
  const root = boot();
  const old = "https://old.example.org";
  const expected = [
    ["Version: 1.0 <LTS>", null],
    ["setup", "/docs/1.0/install"],
    ["Old & cold", old],
    ["Guides", old],
    ["secret", "/docs/secret"],
    ["1.0 <LTS>", "/docs/1.0/intro"],
  ];
  expect(seen()).toEqual(expected);
  // Only in develop React looks at attributes, and there is no server's HTML.
  const errors = jest.spyOn(console, "error").mockImplementation();
  act(() => {
    hydrateRoot(root, bar("en"));
  });
  for (const call of errors.mock.calls) {
    expect(String(call[0])).toContain("Prop `%s` did not match");
  }
  errors.mockClear();
  expect(
    seen().map(([label]) => label?.replace(" (opens in a new tab)", "")),
  ).toEqual(expected.map(([label]) => label));
  expect(seen().map(([, href]) => href)).toEqual(
    expected.map(([, href]) => href),
  );
});

it("hides what the version that was picked does not list", () => {
  localStorage.setItem(key, "current");
  boot("de");
  expect(seen()).toContainEqual(["Einrichten", "/de/docs/next/setup"]);
  expect(screen.queryByRole("link", { name: "secret" })).toBeNull();
});

it.each(["0.9", "__proto__", "constructor", "", null])(
  "leaves the page as it is with %j stored",
  (stored) => {
    if (stored !== null) localStorage.setItem(key, stored);
    const before = renderToString(bar("en"));
    expect(boot().innerHTML.replaceAll(/ hidden=""/g, "")).toBe(
      Object.assign(document.createElement("div"), { innerHTML: before })
        .innerHTML,
    );
  },
);

it("survives blocked storage", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  boot();
  expect(seen()[0]).toEqual(["Version: 2.0", null]);
});

it("is empty where nothing can change", () => {
  expect(docsBootScript(items, "en", "default")).toBe("");
  expect(docsBootScript([], "en")).toBe("");
  jest.replaceProperty(siteConfig, "docs", {
    default: { rememberVersion: false },
  });
  expect(docsBootScript(items, "en")).toBe("");
});

it("cannot close its script element", () => {
  expect(docsBootScript(items, "en")).not.toContain("<");
});
