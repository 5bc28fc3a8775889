import { siteConfig } from "../../src/config/resolved";
import { readOutput } from "./site/outputFolder";
import { pages } from "./site/pages";

// The test site has `machines: { train: false, answer: true }`.

it("says everywhere that text and data mining is reserved", () => {
  expect(siteConfig.machines).toEqual({ train: false, answer: true });
  expect(readOutput("robots.txt")).toContain("ai-input=yes, ai-train=no");
  expect(readOutput("_headers")).toContain("TDM-Reservation: 1");
  const silent = pages.filter(
    ({ document }) =>
      document
        .querySelector("meta[name=tdm-reservation]")
        ?.getAttribute("content") !== "1",
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it("lists the pages of each language for assistants, and no others", () => {
  const english = readOutput("llms.txt");
  expect(english).toContain(`](${siteConfig.url}/about): `);
  expect(english).not.toContain(`${siteConfig.url}/de/`);
  expect(readOutput("de/llms.txt")).toContain(
    `](${siteConfig.url}/de/about): `,
  );
});
