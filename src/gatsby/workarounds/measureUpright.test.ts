/** @jest-environment node */
import { getImageSizeAsync } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import { measureUpright } from "./measureUpright";

const { at } = createFolder();

test.each([
  ["jpeg", 1, 90],
  ["jpeg", 3, 90],
  ["jpeg", 6, 40],
  ["jpeg", 8, 40],
  ["avif", 6, 40],
] as const)(
  "a photo as %s with orientation %s is %s wide",
  async (format, orientation, width) => {
    // In tests the plugin does not keep sizes.
    jest.replaceProperty(process.env, "NODE_ENV", "production");
    const contentDigest = `${format}${orientation}`;
    const file = {
      absolutePath: at(contentDigest),
      internal: { contentDigest },
    };
    await sharp({
      create: { width: 90, height: 40, channels: 3, background: "red" },
    })
      .withMetadata({ orientation })
      .toFormat(format)
      .toFile(file.absolutePath);
    await measureUpright(file);
    const height = 130 - width;
    expect(await getImageSizeAsync(file)).toMatchObject({ width, height });
  },
);
