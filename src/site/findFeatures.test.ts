import { siteConfig } from "../config/resolved";
import { findFeatures } from "./findFeatures";

const inContent = /^(?:embeds|youtube|vimeo|docs-versions)$/;

test("embedded pages by their hosts, and versions of docs", () => {
  const find = (...published: Parameters<typeof findFeatures>[1]) =>
    findFeatures(siteConfig, published).filter((name) => inContent.test(name));
  const docs = {
    area: "docs",
    sources: { "form-action": ["https://a.example"] },
  };
  expect(find(docs)).toEqual([]);
  const video = {
    area: "blog",
    sources: { "frame-src": ["https://www.youtube-nocookie.com"] },
  };
  expect(find(docs, video)).toEqual(["embeds", "youtube"]);
  const version = {
    area: "docs@2026",
    sources: { "frame-src": ["https://player.vimeo.com"] },
  };
  expect(find(version)).toEqual(["docs-versions", "embeds", "vimeo"]);
});
