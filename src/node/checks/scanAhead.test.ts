/** @jest-environment node */
import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { pageFile, scanAhead, takeScanner } from "./scanAhead";
import { scanHtml } from "./scanHtml";

jest.mock("./scanHtml", () => ({
  scanHtml: jest.fn(() => ({ links: ["/a"], images: [], ids: [] })),
}));

const root = mkdtempSync(path.join(tmpdir(), "ahead-"));
const write = (file: string) => {
  const whole = path.join(root, "public", file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, "<a href='/a'>");
};

test.each([
  ["/", "/", "index.html"],
  ["/de/blog", "/de/blog", "de/blog/index.html"],
  ["/404.html", "/404", "404.html"],
])("knows the file of %s", (own, plain, file) => {
  expect(pageFile(own)).toEqual({ path: plain, file });
});

test("scans pages when they are rendered, and not again", () => {
  const emitter = new EventEmitter();
  const store = { getState: () => ({ program: { directory: root } }) };
  scanAhead({ emitter, store } as unknown as ParentSpanPluginArgs);
  write("index.html");
  write("about/index.html");
  emitter.emit("HTML_GENERATED", { payload: ["/"] });
  expect(scanHtml).toHaveBeenCalledTimes(1);

  const scanner = takeScanner(root);
  const pages = ["/", "/about"].map(pageFile);
  expect(pages.map(scanner.scan)).toMatchObject([
    { path: "/", links: ["/a"] },
    { path: "/about", links: ["/a"] },
  ]);
  expect(scanHtml).toHaveBeenCalledTimes(2);
  scanner.write();

  expect(pages.map(takeScanner(root).scan)).toHaveLength(2);
  expect(scanHtml).toHaveBeenCalledTimes(2);
});
