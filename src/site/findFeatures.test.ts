/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFeatures } from "./findFeatures";

test("finds embedded pages in texts, and versions of docs", () => {
  const root = mkdtempSync(path.join(tmpdir(), "features-"));
  const write = (file: string, text: string) => {
    const place = path.join(root, "content", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  const inContent = /^(?:embeds|youtube|vimeo|codepen|docs-versions)$/;
  const find = () => findFeatures(root).filter((name) => inContent.test(name));
  write("docs/index.mdx", "A [video](https://www.youtube.com/watch?v=a).");
  expect(find()).toEqual([]);
  write("docs@2026/index.mdx", '<YouTube id="aqz-KE-bpKQ" title="A" />');
  write("video.mdx", '<Embed\n  title="A"\n  url="https://vimeo.com/1"\n/>');
  expect(find()).toEqual(["docs-versions", "embeds", "vimeo", "youtube"]);
  rmSync(root, { recursive: true });
});
