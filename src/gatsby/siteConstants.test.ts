import { measureSiteImages } from "./siteConstants";

const measure = (image?: string | Record<string, string>) =>
  measureSiteImages(process.cwd(), image);

it("measures the site's own pictures, each once", async () => {
  expect(await measure("/social.png")).toEqual({ "/social.png": "1200x630" });
  expect(
    await measure({
      en: "/social.png",
      de: "/social-de.png",
      fr: "/social.png",
    }),
  ).toEqual({ "/social.png": "1200x630", "/social-de.png": "1200x630" });
});

it.each([undefined, "https://elsewhere.example/a.png", "/none.png"])(
  "knows no size of %s",
  async (image) => {
    expect(await measure(image)).toEqual({});
  },
);
