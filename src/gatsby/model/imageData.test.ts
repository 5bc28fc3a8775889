import { existsSync } from "node:fs";
import { imageData, smallFile } from "./imageData";

jest.mock("node:fs", () => ({ existsSync: jest.fn() }));
const versions = jest.mocked(existsSync);
beforeEach(() => versions.mockReturnValue(false));

const image = (id: string, contentDigest: string) => ({
  id,
  parent: `file of ${id}`,
  internal: { contentDigest },
});
const context = {
  nodeModel: {
    getNodeById: ({ id, type }: { id: string; type: string }) =>
      type === "File"
        ? { absolutePath: `/${id.replace("file of ", "")}-dark.png` }
        : image(id, "1"),
    findOne: (query: object) =>
      Promise.resolve({ children: [JSON.stringify(query)] }),
  },
};
const plan = ({ id }: { id: string }, args: object) =>
  Promise.resolve({
    width: 2,
    height: 1,
    images: { fallback: { srcSet: `${id} 1w`, sizes: "100vw" } },
    ...args,
  });

test("plans a picture once, until it or what is asked of it changes", async () => {
  const originalResolver = jest.fn(plan);
  const ask = (id: string, digest: string, width: number) =>
    imageData.resolve(image(id, digest), { width }, context, {
      originalResolver,
    });
  const first = await ask("a", "1", 96);
  expect(await ask("a", "1", 96)).toBe(first);
  expect(originalResolver).toHaveBeenCalledTimes(1);
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

test("lists have the small version, phones the narrow one or all words", async () => {
  const findSmall = (filePath: string | null) =>
    Promise.resolve(smallFile.resolve({ filePath }, {}, context));
  expect(await findSmall(null)).toBeNull();
  expect(JSON.stringify(await findSmall("/a.png"))).toContain('"/a.png');
  const ask = (id: string) =>
    imageData.resolve(image(id, "1"), {}, context, { originalResolver: plan });
  versions.mockImplementation((file) =>
    [
      "/d-small.png",
      "/e-dark.png",
      "/f-dark.png",
      "/f-narrow-dark.png",
    ].includes(String(file)),
  );
  expect(JSON.stringify(await findSmall("/d.png"))).toContain("/d-small.png");
  expect(JSON.stringify(await ask("e-small"))).toContain("/e-dark.png");
  expect(JSON.stringify(await ask("f-small"))).toContain("/f-narrow-dark.png");
});

test("asks again after a failure", async () => {
  const originalResolver = jest
    .fn(plan)
    .mockRejectedValueOnce(new Error("unreadable"));
  const ask = () =>
    imageData.resolve(image("c", "1"), {}, context, { originalResolver });
  await expect(ask()).rejects.toThrow("unreadable");
  expect(await ask()).toMatchObject({ width: 2 });
});
