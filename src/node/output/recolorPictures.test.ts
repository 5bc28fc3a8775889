/** @jest-environment node */
import { readFileSync } from "node:fs";
import { resolveSite } from "../../config/resolveSite";
import { minimalSite } from "../../config/testing/minimalSite";
import { recolorSvg } from "./recolorPictures";

const favicon = readFileSync("static/favicon.svg", "utf8");
const colorsOf = (accent?: string) =>
  resolveSite(minimalSite({ colors: { light: { accent } } })).colors;

test("a picture follows the colours of the config", () => {
  const svg = recolorSvg(favicon, colorsOf("#1b4d8e"));
  expect(svg).toBe(favicon.replace("#b4321f", "#1b4d8e"));
});

test("with the theme's colours it stays as it is", () => {
  expect(recolorSvg(favicon, colorsOf())).toBe(favicon);
});
