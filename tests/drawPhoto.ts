import sharp from "sharp";

/** Draws a photo of a red bar at the left, 90 by 40 pixels, which the camera turned, with the place where it was taken. */
export const drawPhoto = (orientation: number) =>
  sharp({ create: { width: 90, height: 40, channels: 3, background: "blue" } })
    .composite([
      {
        input: {
          create: { width: 20, height: 40, channels: 3, background: "red" },
        },
        gravity: "west",
      },
    ])
    .withExif({ IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
    .withMetadata({ orientation });
