import { act } from "@testing-library/react";
import { renderInPage } from "../../../../tests/renderInPage";
import { resolveItem } from "../../../config/testing/minimalSite";
import type { NavbarItemInput } from "../../../config/types";
import type { DocsContext } from "../../../lib/docs";
import { storedVersion } from "../../state/usePreferredVersion";
import { NavbarItem } from "../NavbarItem";
import { siteDocs } from "../docsLinks";
import { sampleDocs } from "./sampleDocs";

/** Gives each test the sample's docs, and a reader who has picked no version. */
export function withSampleDocs(): void {
  beforeEach(() => {
    Object.assign(siteDocs, sampleDocs);
    act(() => storedVersion("default").delete());
    history.replaceState(null, "", "/");
  });
  afterEach(() => {
    Object.assign(siteDocs, { en: undefined, de: undefined });
  });
}

type Page = { docs?: DocsContext; locale?: "en" | "de"; path?: string };

/** Shows items of the bar on a page. */
export function showDocsItems(
  item: NavbarItemInput | NavbarItemInput[],
  { docs, locale = "en", path = "/docs/setup" }: Page = {},
  place: "bar" | "drawer" = "bar",
) {
  return renderInPage(
    <ul>
      {[item].flat().map((one, at) => (
        <NavbarItem item={resolveItem(one)} place={place} key={at} />
      ))}
    </ul>,
    { locale, path, docs },
  );
}
