/** @jest-environment node */
import { measureSiteImage } from "./measureSiteImage";

it("measures the site's own picture", async () => {
  expect(await measureSiteImage(process.cwd(), "/social.png")).toBe("1200x630");
});

it.each([undefined, "https://elsewhere.example/a.png", "/none.png"])(
  "knows no size of %s",
  async (image) => {
    expect(await measureSiteImage(process.cwd(), image)).toBeUndefined();
  },
);
