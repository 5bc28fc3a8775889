import { stripBaseUrl, withBaseUrl } from "../../src/config/resolved";
import { outputFiles, readOutput, siteUrl } from "../build/site/outputFolder";
import { pageAt } from "../build/site/pages";

/** The addresses of tests/fixtures/oldSite, which was imported before the build. */
test.each([
  ["/2019/moving house.html", "/moving-house", "Moving house"],
  ["/news/moving/index.html", "/moving-house", "Moving house"],
  ["/my checklist.html", "/my-checklist", "My checklist"],
])("%s, of the old site, leads to %s", (old, address, title) => {
  expect(readOutput(old.slice(1))).toContain(`url=${siteUrl}${address}"`);
  expect(pageAt(address)?.document.querySelector("h1")?.textContent).toBe(
    title,
  );
});

test("texts of the old site lead to each other, and show their pictures", () => {
  const main = pageAt("/moving-house")?.document.querySelector(".prose");
  const links = [...(main?.querySelectorAll("a:not(.anchor)") ?? [])];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["/my-checklist", "/moved-in"].map(withBaseUrl),
  );
  const picture = main?.querySelector("img")?.getAttribute("src") ?? "";
  const file = decodeURIComponent(stripBaseUrl(picture).slice(1));
  expect(outputFiles).toContain(file);
});
