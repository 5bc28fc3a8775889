import { existsSync } from "node:fs";
import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import {
  createImageData,
  createPlanner,
  drawingAsImage,
  keepSmall,
  smallFile,
} from "./imageData";

jest.mock("gatsby-plugin-sharp", () => ({}));
jest.mock("node:fs", () => ({
  ...jest.requireActual<object>("node:fs"),
  existsSync: jest.fn(),
}));
const versions = jest.mocked(existsSync);
beforeEach(() => versions.mockReturnValue(false));

const image = (id: string, contentDigest: string) => ({
  id,
  parent: `${id}#${contentDigest}`,
  internal: { contentDigest },
});
const createFile = (absolutePath: string, contentDigest: string) => ({
  absolutePath,
  children: [],
  internal: { contentDigest },
});
type FileFilter = { absolutePath: { eq: string } };
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => {
      const [name = "", contentDigest = ""] = id.split("#");
      return createFile(`/${name}-dark.png`, contentDigest);
    },
    findOne: ({ query }: { query: { filter: object } }) => {
      const { absolutePath } = query.filter as FileFilter;
      return Promise.resolve(createFile(absolutePath.eq, "1"));
    },
  },
};
const plan = ({ absolutePath }: { absolutePath: string }, args: object) =>
  Promise.resolve({
    width: 2,
    height: 1,
    images: {
      fallback: {
        src: absolutePath,
        srcSet: `${absolutePath} 1w`,
        sizes: "100vw",
      },
    },
    ...args,
  });

test("plans a picture once, until it or what is asked of it changes", async () => {
  const planFiles = jest.fn(plan);
  const ask = (id: string, digest: string, width: number) =>
    createImageData(planFiles).resolve(image(id, digest), { width }, context);
  const first = await ask("a", "1", 96);
  expect(await ask("a", "1", 96)).toBe(first);
  expect(planFiles).toHaveBeenCalledTimes(1);
  expect(await ask("a", "1", 36)).not.toBe(first);
  expect(await ask("a", "2", 96)).not.toBe(first);
  // The same picture under another name has files of its own.
  expect(await ask("b", "1", 96)).not.toBe(first);
  // A narrow version that has come is planned with it.
  versions.mockImplementation((file) => file === "/a-narrow-dark.png");
  const { sources = [] } = (await ask("a", "1", 96)).images;
  expect(sources).toMatchObject([
    { media: "(max-width: 47.99875em)", height: 1 },
  ]);
  expect(JSON.stringify(sources)).toContain("/a-narrow-dark.png");
});

test("AVIF comes before WebP, and what is for phones before the rest", async () => {
  versions.mockImplementation((file) => file === "/c-narrow-dark.png");
  const planBoth: typeof plan = async (file, args) => {
    const { images, ...size } = await plan(file, args);
    const { srcSet } = images.fallback;
    const sources = [{ type: "image/avif", srcSet: `${srcSet} avif` }];
    return { ...size, images: { ...images, sources } };
  };
  const { images } = await createImageData(planBoth).resolve(
    image("c", "1"),
    {},
    context,
  );
  const phones = "(max-width: 47.99875em)";
  expect(images.sources).toMatchObject([
    { media: phones, type: "image/avif", srcSet: "/c-narrow-dark.png 1w avif" },
    { media: phones, srcSet: "/c-narrow-dark.png 1w" },
    { type: "image/avif", srcSet: "/c-dark.png 1w avif" },
  ]);
});

test("lists have the small or narrow version, in all windows", async () => {
  const findSmall = (filePath: string | null) =>
    Promise.resolve(smallFile.resolve({ filePath }, {}, context));
  expect(await findSmall(null)).toBeNull();
  expect(JSON.stringify(await findSmall("/a.png"))).toContain('"/a.png');
  const ask = (id: string) =>
    createImageData(plan).resolve(image(id, "1"), {}, context);
  versions.mockImplementation((file) =>
    [
      "/d-small.png",
      "/e-dark.png",
      "/e-narrow-dark.png",
      "/f-narrow-dark.png",
    ].includes(String(file)),
  );
  expect(JSON.stringify(await findSmall("/d.png"))).toContain("/d-small.png");
  expect(JSON.stringify(await findSmall("/f-dark.png"))).toContain(
    "/f-narrow-dark.png",
  );
  expect((await ask("e-small")).images.sources).toBeUndefined();
});

test("what may be as wide as the window is there in larger files", async () => {
  const planFiles = jest.fn(plan);
  const data = createImageData(planFiles, () =>
    Promise.resolve(new Set(["/g-dark.png"])),
  );
  await data.resolve(image("g", "1"), { width: 720 }, context);
  await data.resolve(image("h", "1"), { width: 720 }, context);
  expect(planFiles.mock.calls.map(([, args]) => args)).toEqual([
    { width: 720, breakpoints: [360, 720, 1440, 2560] },
    { width: 720 },
  ]);
});

test("asks again after a failure", async () => {
  const planFiles = jest
    .fn(plan)
    .mockRejectedValueOnce(new Error("unreadable"));
  const ask = () =>
    createImageData(planFiles).resolve(image("c", "1"), {}, context);
  await expect(ask()).rejects.toThrow("unreadable");
  expect(await ask()).toMatchObject({ width: 2 });
});

test.each([
  ["/a.png 360w,\n/b.png 400w", [400, 200]],
  ["/a.png 360w,\n/b.png 720w,\n/c.png 1440w", [720, 360]],
  ["/a.png 1w", [1, 1]],
])("a picture of the files %s is shown at %j", (srcSet, [width, height]) => {
  const fallback = { src: "/a.png", srcSet, sizes: "100vw" };
  const plan = { width: 720, height: 360, images: { fallback } };
  const small = keepSmall(plan);
  expect(small).toMatchObject({ width, height });
  expect(small.layout === "fixed").toBe(width !== 720);
});

const { at, root, write } = createFolder();

test("a drawing is shown as it is, and for those who name a format as PNG", async () => {
  const absolutePath = write(
    "a.svg",
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
  );
  const file = { ...createFile(absolutePath, "1"), id: "a" };
  const info = { originalResolver: () => "photo" };
  const ask = (path: string) =>
    drawingAsImage.resolve({ id: "a", absolutePath: path }, {}, {}, info);
  expect(ask(absolutePath)).toMatchObject({ parent: "a" });
  expect(ask("/b.png")).toBe("photo");
  const planFiles = createPlanner(root, {} as never);
  const { width, images } = await planFiles(file, { width: 20 });
  expect(width).toBe(20);
  expect(images.fallback.srcSet).toMatch(/a\.svg 300w$/);
  const drawn = await planFiles(file, { width: 20, formats: ["auto"] });
  const { src } = drawn.images.fallback;
  expect(src).toMatch(/a-20\.png$/);
  expect(await sharp(at(`public${src}`)).metadata()).toMatchObject({
    format: "png",
    width: 20,
    height: 10,
  });
});

test("an animation that is smaller than its place is not enlarged", async () => {
  const frames = ["red", "blue"].map((background) => ({
    create: { width: 6, height: 4, channels: 3 as const, background },
  }));
  const pages = frames.map((frame) => sharp(frame).png().toBuffer());
  const absolutePath = at("a.webp");
  await sharp(await Promise.all(pages), { join: { animated: true } })
    .webp()
    .toFile(absolutePath);
  const planFiles = createPlanner(root, {} as never);
  const plan = await planFiles(createFile(absolutePath, "1"), { width: 20 });
  expect(plan).toMatchObject({ layout: "fixed", width: 6, height: 4 });
});
