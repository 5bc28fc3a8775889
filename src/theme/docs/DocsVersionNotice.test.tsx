import type { ReactElement } from "react";
import { readInPage } from "../../../tests/renderInPage";
import type { VersionFacts } from "../../lib/docs";
import { DocsBadge, DocsVersionNotice } from "./DocsVersionNotice";

const old: VersionFacts = {
  label: "1.0",
  hasBadge: true,
  banner: "unmaintained",
  last: { label: "2.0", path: "/docs/setup", isSame: true },
};
const next: VersionFacts = { ...old, label: null, banner: "unreleased" };
const start = { label: null, path: "/docs", isSame: false };

test.each<[ReactElement, en: string, de: string]>([
  [
    <DocsVersionNotice about={old} />,
    "Old versionThis page describes version 1.0, which is no longer maintained. Read this page in the latest version (2.0) (/docs/setup)",
    "Alte VersionDiese Seite beschreibt Version 1.0, die nicht mehr gepflegt wird. Diese Seite in der neuesten Version lesen (2.0) (/docs/setup)",
  ],
  [
    <DocsVersionNotice about={{ ...next, last: start }} />,
    "Not releasedThis page describes the next version, which has not been released yet. Go to the latest version (/docs)",
    "UnveröffentlichtDiese Seite beschreibt die kommende Version, die noch nicht veröffentlicht ist. Zur neuesten Version (/docs)",
  ],
  [
    <DocsVersionNotice about={{ ...next, last: null }} />,
    "Not releasedThis page describes the next version, which has not been released yet.",
    "UnveröffentlichtDiese Seite beschreibt die kommende Version, die noch nicht veröffentlicht ist.",
  ],
  [<DocsVersionNotice about={{ ...old, banner: null }} />, "", ""],
  [<DocsBadge about={old} />, "Version 1.0", "Version 1.0"],
  [<DocsBadge about={next} />, "Next", "In Arbeit"],
  [<DocsBadge about={{ ...old, hasBadge: false }} />, "", ""],
])("says of a version what is to be known, %#", (ui, english, german) => {
  expect(readInPage(ui)).toBe(english);
  expect(readInPage(ui, { locale: "de" })).toBe(german);
});
