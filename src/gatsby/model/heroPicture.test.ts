import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import type { HomeContent } from "../../site/collections/homeFields";
import { tellHeroPicture } from "./heroPicture";

const { at } = createFolder();
beforeAll(async () => {
  await draw(16, 10, 1).jpeg().toFile(at("wide.jpg"));
  await draw(15, 10, 1).jpeg().toFile(at("photo.jpg"));
  await draw(10, 16, 1).png().toFile(at("upright.png"));
  await draw(16, 10, 0.5).png().toFile(at("drawing.png"));
});

const draw = (width: number, height: number, alpha: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 4,
      background: { r: 9, g: 9, b: 9, alpha },
    },
  });

const tell = (name: string | null, picture?: HomeContent["picture"]) =>
  tellHeroPicture({
    home: { picture },
    cover: name ? { src: name, alt: "", filePath: at(name) } : null,
  });

test.each([
  ["wide.jpg", "wide"],
  ["photo.jpg", "beside"],
  ["upright.png", "beside"],
  ["drawing.png", "cutout"],
  [null, "none"],
])("shows %s as %s", async (name, picture) => {
  expect(await tell(name)).toBe(picture);
});

test("the front matter decides, if there is a picture", async () => {
  expect(await tell("wide.jpg", "beside")).toBe("beside");
  expect(await tell(null, "wide")).toBe("none");
});
