import { fileUrl } from "../../parts/fileUrl";
import { fillFiles } from "./fillFiles";

const fill = async (tree: unknown) =>
  JSON.parse(
    await fillFiles(JSON.stringify(tree), (src) =>
      Promise.resolve(`/static/1/${src.replace("./", "")}`),
    ),
  ) as unknown;

test("a file's name becomes its address", async () => {
  const tree = [
    "video",
    { src: fileUrl('./a "b".mp4'), poster: fileUrl("./c.png") },
  ];
  expect(await fill(tree)).toEqual([
    "video",
    { src: '/static/1/a "b".mp4', poster: "/static/1/c.png" },
  ]);
});

test("what is elsewhere stays, and so does a text without files", async () => {
  const tree = ["video", { src: fileUrl("https://cdn.example.com/a.mp4") }];
  expect(await fill(tree)).toEqual([
    "video",
    { src: "https://cdn.example.com/a.mp4" },
  ]);
});
