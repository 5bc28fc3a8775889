import { listChunkFiles } from "./mapAllChunks";

test("a template has its own files and those that it shares, without source maps", () => {
  const shared = { files: ["e4e82-1.js", "e4e82-1.js.map"] };
  expect(
    listChunkFiles([
      {
        name: "app",
        chunks: [{ files: ["app-1.js"] }, { files: ["lib-1.js"] }],
      },
      { name: null, chunks: [shared] },
      {
        name: "component---src-templates-doc-tsx",
        chunks: [shared, { files: ["component---src-templates-doc-tsx-1.js"] }],
      },
    ]),
  ).toEqual({
    app: ["/app-1.js"],
    "component---src-templates-doc-tsx": [
      "/e4e82-1.js",
      "/component---src-templates-doc-tsx-1.js",
    ],
  });
});
