/** @jest-environment node */
import { getImageSizeAsync } from "gatsby-plugin-sharp";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import { drawPhoto } from "../../../tests/drawPhoto";
import { measureUpright } from "./measureUpright";

const { at } = createFolder();

/** Where to look for the red bar when a photo is shown as its camera meant it. */
const places = {
  left: { left: 2, top: 20 },
  right: { left: 87, top: 20 },
  top: { left: 20, top: 2 },
  bottom: { left: 20, top: 87 },
};

test.each([
  ["jpeg", 1, "left"],
  ["jpeg", 2, "right"],
  ["jpeg", 3, "right"],
  ["jpeg", 4, "left"],
  ["jpeg", 5, "top"],
  ["jpeg", 6, "top"],
  ["jpeg", 7, "bottom"],
  ["jpeg", 8, "bottom"],
  ["avif", 6, "top"],
] as const)(
  "in a photo as %s with orientation %s, red is at the %s",
  async (format, orientation, side) => {
    // In tests the plugin does not keep sizes.
    jest.replaceProperty(process.env, "NODE_ENV", "production");
    const contentDigest = `${format}${orientation}`;
    const file = {
      absolutePath: at(contentDigest),
      internal: { contentDigest },
    };
    await drawPhoto(orientation).toFormat(format).toFile(file.absolutePath);
    await measureUpright(file);
    const isHigh = side === "top" || side === "bottom";
    const [width, height] = isHigh ? [40, 90] : [90, 40];
    expect(await getImageSizeAsync(file)).toMatchObject({ width, height });

    // The plugin turns it.
    const outputPath = at(`${contentDigest}.png`);
    const args = { width, height, toFormat: "png" };
    await Promise.all(
      await processFile(file.absolutePath, [{ outputPath, args }], {
        stripMetadata: true,
      }),
    );
    const { exif, ...metadata } = await sharp(outputPath).metadata();
    expect(metadata).toMatchObject({ width, height });
    expect([exif, metadata.orientation]).toEqual([undefined, undefined]);
    const [red = 0, , blue = 0] = await sharp(outputPath)
      .extract({ ...places[side], width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  },
);
