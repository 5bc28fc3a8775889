/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { minimalSite } from "../../config/testing/minimalSite";
import { withDefaults } from "../../config/withDefaults";
import { appIcons } from "./appIcons";
import { writeManifests } from "./writeManifests";

const site = withDefaults(minimalSite({ favicon: "/mark.svg" }));
let root = "";
const at = (name: string) => path.join(root, name);
const written = () =>
  readdirSync(at("public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => path.relative(at("public"), file))
    .sort();

/** A wide red drawing, so that what is around it shows. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#f00" d="M0 0h20v10H0z"/></svg>';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "manifest-"));
  mkdirSync(at("static"));
  writeFileSync(at("static/mark.svg"), drawing);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Red, green, blue and alpha of a place, which is given in shares of the width. */
async function colourAt(name: string, x: number, y: number) {
  const { data, info } = await sharp(at(`public${name}`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(y * info.height) * info.width;
  const start = (row + Math.floor(x * info.width)) * 4;
  return [...data.subarray(start, start + 4)];
}

it("writes a manifest for each locale, and the icons that it names", async () => {
  await writeManifests(root, site);
  expect(written()).toEqual([
    "apple-touch-icon.png",
    "de/site.webmanifest",
    "icons/192.png",
    "icons/512.png",
    "icons/maskable-192.png",
    "icons/maskable-512.png",
    "site.webmanifest",
  ]);
  for (const { src, size } of appIcons) {
    const { format, width, height } = await sharp(
      at(`public${src}`),
    ).metadata();
    expect([src, format, width, height]).toEqual([src, "png", size, size]);
  }
});

const red = [255, 0, 0, 255];
const paper = [251, 250, 246, 255];

it("leaves nothing out, and gives masks room", async () => {
  await writeManifests(root, site);
  expect(await colourAt("/icons/512.png", 0.01, 0.5)).toEqual(red);
  const [, , , alpha] = await colourAt("/icons/512.png", 0.5, 0.1);
  expect(alpha).toBe(0);
  expect(await colourAt("/icons/maskable-512.png", 0.5, 0.5)).toEqual(red);
  expect(await colourAt("/icons/maskable-512.png", 0.2, 0.5)).toEqual(paper);
  expect(await colourAt("/icons/maskable-512.png", 0.01, 0.01)).toEqual(paper);
  expect(await colourAt("/apple-touch-icon.png", 0.01, 0.01)).toEqual(paper);
});

it("leaves the owner's own files alone", async () => {
  mkdirSync(at("static/de"), { recursive: true });
  mkdirSync(at("public"));
  for (const name of ["de/site.webmanifest", "apple-touch-icon.png"]) {
    writeFileSync(at(`static/${name}`), "mine");
  }
  writeFileSync(at("public/apple-touch-icon.png"), "mine");
  await writeManifests(root, site);
  expect(readFileSync(at("public/apple-touch-icon.png"), "utf8")).toBe("mine");
  expect(written()).not.toContain("de/site.webmanifest");
});

it("makes no icons where there is no picture", async () => {
  rmSync(at("static/mark.svg"));
  await writeManifests(root, site);
  expect(written()).toEqual(["de/site.webmanifest", "site.webmanifest"]);
});
