import { createHash } from "node:crypto";
import { pages, type BuiltPage } from "./site/pages";

const policyOf = ({ document }: BuiltPage) =>
  document.head.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );

it("is on every page, before anything that it is about", () => {
  const wrong = pages.filter((page) => {
    const before = policyOf(page)?.previousElementSibling;
    return before?.getAttribute("charset") !== "utf-8";
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it("allows the inline scripts of the page, and no others", () => {
  const wrong = pages.filter((page) => {
    const scripts = [
      ...page.document.querySelectorAll("script:not([src], [type*=json])"),
    ].map(
      ({ textContent }) =>
        `'sha256-${createHash("sha256").update(textContent).digest("base64")}'`,
    );
    const scriptSrc = policyOf(page)?.content.split("; ").at(-1)?.split(" ");
    const expected = ["script-src", "'self'", "'wasm-unsafe-eval'", ...scripts];
    return (
      scripts.length === 0 ||
      [...new Set(scriptSrc)].sort().join() !==
        [...new Set(expected)].sort().join()
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it("finds no handlers and no scripts in attributes, which it forbids", () => {
  const inTag = /<[a-z][^<>]*?\s(?:on\w+\s*=|[\w-]+="\s*javascript:)[^<>]*>/gi;
  expect('<a class="b" href="javascript:c">').toMatch(inTag);
  const handlers = pages.flatMap(({ path, html }) =>
    [...html.matchAll(inTag)].map(([tag]) => `${path}: ${tag}`),
  );
  expect(handlers).toEqual([]);
});

it("allows on every page the frames of any: readers keep it while they follow links", () => {
  const frames =
    "frame-src 'self' https://giscus.app https://www.youtube-nocookie.com https://player.vimeo.com;";
  const wrong = pages.filter(
    (page) => !policyOf(page)?.content.includes(frames),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
