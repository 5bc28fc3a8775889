/** @jest-environment node */
import { imageData } from "./pictures";

const image = (id: string, contentDigest: string) => ({
  id,
  internal: { contentDigest },
});

test("plans a picture once, until it or what is asked of it changes", async () => {
  const originalResolver = jest.fn((given: { id: string }, args: object) =>
    Promise.resolve({ src: given.id, ...args }),
  );
  const ask = (id: string, digest: string, width: number) =>
    imageData.resolve(image(id, digest), { width }, {}, { originalResolver });
  const first = await ask("a", "1", 96);
  expect(first).toEqual({ src: "a", width: 96 });
  expect(await ask("a", "1", 96)).toBe(first);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  expect(await ask("a", "1", 36)).toEqual({ src: "a", width: 36 });
  await ask("a", "2", 96);
  // The same picture under another name has files of its own.
  expect(await ask("b", "1", 96)).toEqual({ src: "b", width: 96 });
  expect(originalResolver).toHaveBeenCalledTimes(4);
});

test("asks again after a failure", async () => {
  const originalResolver = jest
    .fn(() => Promise.resolve<unknown>("planned"))
    .mockRejectedValueOnce(new Error("unreadable"));
  const ask = () =>
    imageData.resolve(image("c", "1"), {}, {}, { originalResolver });
  await expect(ask()).rejects.toThrow("unreadable");
  expect(await ask()).toBe("planned");
});
