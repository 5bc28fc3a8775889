import sharp from "sharp";
import { feeds } from "./site/feeds";
import { outputFiles, readOutputBytes } from "./site/outputFolder";
import { pages } from "./site/pages";

const photos = [...outputFiles].filter((file) =>
  /\.(?:jpe?g|png|webp|avif|gif)$/i.test(file),
);

it("has no picture that says how or where it was taken", async () => {
  const telling: string[] = [];
  for (const file of photos) {
    const { exif, xmp, iptc } = await sharp(readOutputBytes(file)).metadata();
    if (exif ?? xmp ?? iptc) telling.push(file);
  }
  expect(photos.length).toBeGreaterThan(50);
  expect(telling).toEqual([]);
});

it("shows a photo the right way up, in all sizes", async () => {
  const images = pages
    .filter(({ path }) => path.endsWith("/first-blog-post"))
    .map(({ document }) => document.querySelector('img[srcset*="/photo."]'));
  expect(images).toHaveLength(2);
  for (const image of images) {
    const [width, height] = ["width", "height"].map((name) =>
      Number(image?.getAttribute(name)),
    );
    expect((height ?? 0) / (width ?? 1)).toBeCloseTo(900 / 400, 1);
    const files = (image?.getAttribute("srcset") ?? "").matchAll(
      /\/(\S+) \d+w/g,
    );
    for (const [, file = ""] of files) {
      const { width: across, height: down } = await sharp(
        readOutputBytes(file),
      ).metadata();
      expect(down / across).toBeCloseTo(900 / 400, 1);
    }
  }
});

it("shows a drawing as it is, which feeds have as PNG", () => {
  const post = "/blog/working-across-time-zones";
  const drawing = 'img[src^="/static/"][src$="/cover.svg"]';
  const showing = pages.filter(({ document }) =>
    document.querySelector(drawing),
  );
  const paths = showing.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([post, `/de${post}`, "/blog"]));
  for (const { text } of feeds)
    if (text.includes(post))
      expect(text).toMatch(/\/static\/\w+\/cover-\d+\.png/);
  expect(feeds.some(({ text }) => text.includes("cover.svg"))).toBe(false);
});

it("publishes no original that no page asks for", () => {
  const asking = [
    ...pages.map(({ html }) => html),
    ...feeds.map(({ text }) => text),
  ];
  const html = asking.join("");
  const originals = photos.filter((file) =>
    /^static\/[^/]+\/[^/]+$/.test(file),
  );
  expect(originals.length).toBeGreaterThan(1);
  const unasked = originals.filter(
    (file) => !html.includes(encodeURI(`/${file}`)),
  );
  expect(unasked).toEqual([]);
});

it("shows a wide photo of the start page as wide as the window", () => {
  const start = pages.find(({ path }) => path === "/de");
  const image = start?.document.querySelector('[data-picture="wide"] img');
  expect(image?.getAttribute("alt")).toBe("Hügel am Abend");
  expect(image?.getAttribute("sizes")).toBe("100vw");
  expect(image?.getAttribute("srcset")).toMatch(/ 2560w$/);
});

it("shows the logo of a client in both modes, with nothing to read", () => {
  for (const path of ["/", "/de"]) {
    const page = pages.find((one) => one.path === path);
    const logos = [
      ...(page?.document.querySelectorAll("#voices figcaption img") ?? []),
    ];
    expect(logos.map((logo) => logo.getAttribute("src"))).toEqual([
      expect.stringMatching(/\/client\.svg$/),
      expect.stringMatching(/\/client-dark\.svg$/),
    ]);
    expect(logos.map((logo) => logo.getAttribute("alt"))).toEqual(["", ""]);
  }
});
