import type { DocsInput } from "../../config/types";
import { collectionsOf } from "./collectionsOf";

const one = (areas: string[], settings: DocsInput = {}) => {
  const [collection] = collectionsOf(areas, { default: settings });
  if (!collection) throw new Error("There is no collection.");
  return collection;
};
/** Versions as "name path banner", the last one with a star. */
const versions = (areas: string[], settings?: DocsInput) =>
  one(areas, settings).versions.map(
    ({ name, path, banner, isLast }) =>
      `${name}${isLast ? "*" : ""} ${path} ${banner ?? "-"}`,
  );

test("no files, no docs", () => {
  expect(collectionsOf([], { default: { path: "/handbook" } })).toEqual([]);
});

test("one folder is one version, without step, label, badge and banner", () => {
  expect(collectionsOf(["docs"], {})).toEqual([
    {
      id: "default",
      path: "/docs",
      versions: [
        {
          collection: "default",
          name: "current",
          label: null,
          path: "/docs",
          area: "docs",
          isLast: true,
          banner: null,
          hasBadge: false,
          isNoIndex: false,
        },
      ],
    },
  ]);
});

test("collections stand side by side, each at its own path", () => {
  const found = collectionsOf(["docs-api@1.0", "docs", "docs-api", "blog"], {
    api: { path: "/reference/" },
  });
  expect(found.map(({ id, path }) => `${id} ${path}`)).toEqual([
    "default /docs",
    "api /reference",
  ]);
  expect(found[1]?.versions.map(({ area, path }) => [area, path])).toEqual([
    ["docs-api", "/reference/next"],
    ["docs-api@1.0", "/reference"],
  ]);
});

test("the newest version that was cut is the last one; the current one is next", () => {
  const areas = ["docs@9.0", "docs", "docs@10.0", "docs@2.1"];
  expect(versions(areas)).toEqual([
    "current /docs/next unreleased",
    "10.0* /docs -",
    "9.0 /docs/9.0 unmaintained",
    "2.1 /docs/2.1 unmaintained",
  ]);
  expect(one(areas).versions.every(({ hasBadge }) => hasBadge)).toBe(true);
});

const three = ["docs", "docs@2.0", "docs@1.0"];

test.each<[string, DocsInput, string[]]>([
  [
    "the last version",
    { lastVersion: "1.0" },
    [
      "current /docs/next unreleased",
      "2.0 /docs/2.0 unreleased",
      "1.0* /docs -",
    ],
  ],
  [
    "the current one as the last",
    { lastVersion: "current" },
    [
      "current* /docs -",
      "2.0 /docs/2.0 unmaintained",
      "1.0 /docs/1.0 unmaintained",
    ],
  ],
  [
    "that the current one is left out",
    { includeCurrent: false },
    ["2.0* /docs -", "1.0 /docs/1.0 unmaintained"],
  ],
  [
    "an order, behind what it does not name",
    { order: ["1.0"] },
    [
      "current /docs/next unreleased",
      "2.0* /docs -",
      "1.0 /docs/1.0 unmaintained",
    ],
  ],
  [
    "another order",
    { order: ["1.0", "2.0"] },
    [
      "current /docs/next unreleased",
      "1.0* /docs -",
      "2.0 /docs/2.0 unmaintained",
    ],
  ],
  [
    "paths and banners",
    {
      versions: {
        current: { path: "nightly", banner: "none" },
        "2.0": { path: "stable" },
        "1.0": { path: "old/one", banner: "unreleased" },
      },
    },
    [
      "current /docs/nightly -",
      "2.0* /docs/stable -",
      "1.0 /docs/old/one unreleased",
    ],
  ],
  [
    "a place at the site's root",
    { path: "/" },
    ["current /next unreleased", "2.0*  -", "1.0 /1.0 unmaintained"],
  ],
])("the site config can say %s", (_, settings, expected) => {
  expect(versions(three, settings)).toEqual(expected);
});

test("the only version is never left out", () => {
  expect(versions(["docs"], { includeCurrent: false })).toEqual([
    "current* /docs -",
  ]);
});

test("labels, badges and what search engines are asked", () => {
  const settings = {
    versions: {
      current: { label: { en: "Coming", de: "Bald" }, badge: false },
      "1.0": { noIndex: true },
    },
  };
  expect(
    one(three, settings).versions.map(({ label, hasBadge, isNoIndex }) => [
      label,
      hasBadge,
      isNoIndex,
    ]),
  ).toEqual([
    [{ en: "Coming", de: "Bald" }, false, false],
    ["2.0", true, false],
    ["1.0", true, true],
  ]);
});
