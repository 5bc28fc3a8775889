import { outputFiles } from "./site/outputFolder";
import { pages, type BuiltPage } from "./site/pages";
import { sheetsOf } from "./site/weights";

/** The classes of a stylesheet, as an element has them. */
const classesIn = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:\\3\d |\\.|[\w-])+)/g)].map(([, name = ""]) =>
      name.replaceAll(/\\3(\d) /g, "$1").replaceAll("\\", ""),
    ),
  );

/** The classes of CSS modules in a page: nobody writes such hashes by hand. */
const hashedClassesOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll("[class]")]
    .flatMap((element) => [...element.classList])
    .filter((name) => /^(?=.*[A-Z_])[\w-]{4,6}$/.test(name));

it("styles every class that a page has from a CSS module", () => {
  const missing = pages.flatMap((page) => {
    const hashed = new Set(hashedClassesOf(page));
    const defined = classesIn(sheetsOf(page, false) + sheetsOf(page, true));
    expect(hashed.size).toBeGreaterThan(10);
    return [...hashed]
      .filter((name) => !defined.has(name))
      .map((name) => `${page.path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it("names scripts and styles by 20 digits of their hash, by which servers keep them", () => {
  const bundles = [...outputFiles].filter((file) =>
    /^[^/]+\.(?:js|css)$/.test(file),
  );
  expect(bundles.length).toBeGreaterThan(10);
  expect(
    bundles.filter((file) => !/[-.][0-9a-f]{20}\.(?:js|css)$/.test(file)),
  ).toEqual([]);
});
