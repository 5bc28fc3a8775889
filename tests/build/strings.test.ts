import { gzipSync } from "node:zlib";
import { readOutput } from "./site/outputFolder";
import { pages } from "./site/pages";

/** By how much the interface's strings may make a page's data grow, in bytes gzipped. */
const most = 2_100;

type PageData = {
  componentChunkName: string;
  result: { data: { locales: { edges: { node: { data: string } }[] } } };
};

const gzip = (data: object) => gzipSync(JSON.stringify(data)).length;

it("lets no page's data grow by more than 2 kB for its strings", () => {
  const weights = pages
    .filter(({ path }) => path !== "/404.html")
    .map(({ path }) => {
      const file = `page-data${path === "/" ? "/index" : path}/page-data.json`;
      const data = JSON.parse(readOutput(file)) as PageData;
      const { locales } = data.result.data;
      expect(locales.edges.length).toBeGreaterThan(0);
      const whole = gzip(data);
      locales.edges = [];
      return { path, bytes: whole - gzip(data) };
    });
  expect(weights.length).toBeGreaterThan(30);
  expect(weights.filter(({ bytes }) => bytes > most)).toEqual([]);
  // A measure that sees nothing would pass, too.
  expect(Math.min(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(300);
});
