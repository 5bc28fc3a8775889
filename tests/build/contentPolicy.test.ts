import { createHash } from "node:crypto";
import { readOutput } from "./site/outputFolder";
import { pages, type BuiltPage } from "./site/pages";

const policyOf = ({ document }: BuiltPage) =>
  document.head.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );

it("is on every page, before anything that it is about", () => {
  for (const page of pages) {
    const before = policyOf(page)?.previousElementSibling;
    expect([page.path, before?.getAttribute("charset")]).toEqual([
      page.path,
      "utf-8",
    ]);
  }
});

it("allows the inline scripts of the page, and no others", () => {
  for (const page of pages) {
    const scripts = [
      ...page.document.querySelectorAll("script:not([src], [type*=json])"),
    ].map(
      ({ textContent }) =>
        `'sha256-${createHash("sha256").update(textContent).digest("base64")}'`,
    );
    const scriptSrc = policyOf(page)?.content.split("; ").at(-1)?.split(" ");
    expect(scripts.length).toBeGreaterThan(0);
    const expected = ["script-src", "'self'", "'wasm-unsafe-eval'", ...scripts];
    expect([page.path, new Set(scriptSrc)]).toEqual([
      page.path,
      new Set(expected),
    ]);
  }
});

it("finds no handlers in attributes, which it forbids", () => {
  const handlers = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes]
        .filter(
          ({ name, value }) => /^on/.test(name) || /^javascript:/i.test(value),
        )
        .map(({ name }) => `${path}: ${name}`),
    ),
  );
  expect(handlers).toEqual([]);
});

it("allows on every page the frames of any: readers keep it while they follow links", () => {
  for (const page of pages) {
    expect(policyOf(page)?.content).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://stackblitz.com;",
    );
  }
});

it("keeps the site out of other sites' frames", () => {
  expect(readOutput("_headers")).toMatch(
    /^\/\*\n(?: {2}.+\n)* {2}Content-Security-Policy: frame-ancestors 'none'\n/,
  );
});
