/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeForCrawlers } from "./writeForCrawlers";

const entries = [{ url: "https://www.example.com/about", links: [] }];
let root = "";
const at = (name: string) => path.join(root, name);
const read = (name: string) => readFileSync(at(`public/${name}`), "utf8");
const has = (name: string) => existsSync(at(`public/${name}`));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "crawlers-"));
  mkdirSync(at("public"));
  mkdirSync(at("static"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("writes a sitemap, and a robots.txt that names it", async () => {
  await writeForCrawlers(root, entries, false);
  expect(read("sitemap.xml")).toContain("https://www.example.com/about");
  expect(read("robots.txt")).toContain(
    "Sitemap: https://www.example.com/sitemap.xml",
  );
  expect(has("_headers")).toBe(false);
});

it("leaves the owner's robots.txt alone", async () => {
  writeFileSync(at("static/robots.txt"), "");
  writeFileSync(at("public/robots.txt"), "User-agent: X");
  await writeForCrawlers(root, entries, false);
  expect(read("robots.txt")).toBe("User-agent: X");
});

it("closes a preview, whatever the owner's files say", async () => {
  writeFileSync(at("static/robots.txt"), "");
  writeFileSync(at("public/_headers"), "/x\n  A: b\n");
  await writeForCrawlers(root, entries, true);
  await writeForCrawlers(root, entries, true);
  expect(has("sitemap.xml")).toBe(false);
  expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  expect(read("_headers")).toBe("/x\n  A: b\n/*\n  X-Robots-Tag: noindex\n");
});

it("takes back what a preview or a larger site has left", async () => {
  await writeForCrawlers(root, entries, true);
  writeFileSync(at("public/sitemap-2.xml"), "");
  await writeForCrawlers(root, entries, false);
  expect(has("_headers")).toBe(false);
  expect(has("sitemap-2.xml")).toBe(false);
  expect(read("robots.txt")).toContain("Sitemap:");
});
