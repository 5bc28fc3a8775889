import type { Measurement } from "../measure/measureSubject";
import { judgeBars } from "./judgeBars";

const bytes = (raw: number) => ({ raw, gzip: raw, brotli: raw });
const page = (html: number) => ({
  html: bytes(html),
  json: bytes(50),
  scripts: bytes(0),
});
const run = (seconds: number, peakMegabytes: number | null = 900) => ({
  seconds,
  peakMegabytes,
});

const site: Measurement = {
  target: "site",
  title: "This site",
  cold: run(40),
  rebuilds: { unchanged: run(10), edit: run(24), newPost: run(17, 1700) },
  output: { bytes: 1, files: 1, pages: 1 },
  page: page(102),
  basePage: page(100),
};
const docusaurus: Measurement = {
  ...site,
  target: "docusaurus",
  cold: run(100),
  rebuilds: { unchanged: run(60) },
};
const astro: Measurement = {
  ...site,
  target: "astro",
  cold: run(39),
  rebuilds: {},
};

describe("judgeBars", () => {
  test("holds every bar against what was measured", () => {
    expect(judgeBars([site, docusaurus, astro])).toEqual([
      {
        bar: "Cold build at most 0.75 × Docusaurus",
        measured: "0.40 ×",
        isMet: true,
      },
      { bar: "Cold build at most 1 × Astro", measured: "1.03 ×", isMet: false },
      {
        bar: "Rebuild after one edit at most 0.35 × Docusaurus' warm rebuild",
        measured: "24.0 s, 0.40 ×",
        isMet: false,
      },
      {
        bar: "Peak memory of any build at most 1,600 MB",
        measured: "1700 MB",
        isMet: false,
      },
      {
        bar: "A page's HTML, JSON and scripts within 3 % of a small site's",
        measured: "html 2.0 %, json 0.0 %, scripts 0.0 %",
        isMet: true,
      },
    ]);
  });

  test("leaves open what a quick run without peers cannot tell", () => {
    const quick = {
      ...site,
      cold: run(40, null),
      rebuilds: {},
      basePage: undefined,
    };
    expect(judgeBars([quick]).map(({ isMet }) => isMet)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
