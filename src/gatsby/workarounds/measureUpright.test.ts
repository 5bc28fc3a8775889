/** @jest-environment node */
import { getImageSizeAsync } from "gatsby-plugin-sharp";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import type { ColourspaceEnum, FormatEnum } from "sharp";
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

test.each<
  [keyof FormatEnum, number, keyof typeof places, keyof ColourspaceEnum]
>([
  ["jpeg", 1, "left", "srgb"],
  ["jpeg", 2, "right", "srgb"],
  ["jpeg", 3, "right", "srgb"],
  ["jpeg", 4, "left", "srgb"],
  ["jpeg", 5, "top", "srgb"],
  ["jpeg", 6, "top", "srgb"],
  ["jpeg", 7, "bottom", "srgb"],
  ["jpeg", 8, "bottom", "srgb"],
  ["avif", 6, "top", "srgb"],
  ["jpeg", 6, "top", "cmyk"],
  ["png", 6, "top", "rgb16"],
])(
  "in a photo as %s with orientation %s, red is at the %s, in %s",
  async (format, orientation, side, colors) => {
    // In tests the plugin does not keep sizes.
    jest.replaceProperty(process.env, "NODE_ENV", "production");
    const contentDigest = `${format}${orientation}${colors}`;
    const file = {
      absolutePath: at(contentDigest),
      internal: { contentDigest },
    };
    await drawPhoto(orientation)
      .toColourspace(colors)
      .withIccProfile(colors === "cmyk" ? "cmyk" : "srgb")
      .toFormat(format)
      .toFile(file.absolutePath);
    expect((await sharp(file.absolutePath).metadata()).space).toBe(colors);
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
