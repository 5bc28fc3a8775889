import { screen } from "@testing-library/react";
import { renderInPage } from "../../../tests/renderInPage";
import type { VersionFacts } from "../../lib/docs";
import { DocsBadge, DocsVersionNotice } from "./DocsVersionNotice";

const old: VersionFacts = {
  label: "1.0",
  hasBadge: true,
  banner: "unmaintained",
  last: { label: "2.0", path: "/docs/setup", isSame: true },
};

it.each([
  [
    "en",
    old,
    "Old versionThis page describes version 1.0, which is no longer maintained. Read this page in the latest version (2.0)",
  ],
  [
    "de",
    old,
    "Alte VersionDiese Seite beschreibt Version 1.0, die nicht mehr gepflegt wird. Diese Seite in der neuesten Version lesen (2.0)",
  ],
  [
    "en",
    {
      ...old,
      label: null,
      banner: "unreleased",
      last: { label: null, path: "/docs", isSame: false },
    },
    "Not releasedThis page describes the next version, which has not been released yet. Go to the latest version",
  ],
  [
    "de",
    { ...old, label: null, banner: "unreleased", last: null },
    "UnveröffentlichtDiese Seite beschreibt die kommende Version, die noch nicht veröffentlicht ist. ",
  ],
] as const)("warns in %s of %j", (locale, about, text) => {
  renderInPage(<DocsVersionNotice about={about} />, { locale });
  expect(screen.getByRole("note").textContent).toBe(text);
  const link = screen.queryByRole("link");
  expect(link?.getAttribute("href")).toBe(about.last?.path);
});

it("says nothing of a version that nothing is to be said of", () => {
  renderInPage(<DocsVersionNotice about={{ ...old, banner: null }} />);
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});

it.each([
  ["1.0", true, "Version 1.0"],
  [null, true, "Next"],
  ["1.0", false, ""],
])("names the version %s where it shall (%s)", (label, hasBadge, text) => {
  const { container } = renderInPage(
    <DocsBadge about={{ ...old, label, hasBadge }} />,
  );
  expect(container.textContent).toBe(text);
});
