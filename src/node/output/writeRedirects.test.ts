/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeRedirects } from "./writeRedirects";

const root = mkdtempSync(path.join(tmpdir(), "redirects-"));
const at = (name: string) => path.join(root, name);
const read = () => readFileSync(at("public/_redirects"), "utf8");
const ours = "/de/*  /de/404.html  404\n";

beforeAll(() => {
  mkdirSync(at("public"));
  mkdirSync(at("static"));
});
afterAll(() => rmSync(root, { recursive: true }));

it("writes rules of its own where the owner has none", () => {
  writeRedirects(root);
  expect(read()).toMatch(/^# .*\n\/de/);
  expect(read()).toContain(ours);
});

it("keeps the owner's rules, first, however often it runs", () => {
  writeFileSync(at("static/_redirects"), "/old  /about\n");
  // Gatsby copies static/ when a build begins.
  writeFileSync(at("public/_redirects"), "/old  /about\n");
  writeRedirects(root);
  const once = read();
  expect(once.startsWith("/old  /about\n")).toBe(true);
  expect(once.split(ours)).toHaveLength(2);
  writeRedirects(root);
  expect(read()).toBe(once);
});

it("forgets rules that the owner has taken back", () => {
  rmSync(at("static/_redirects"));
  writeRedirects(root);
  expect(read()).not.toContain("/old");
});
