import { robots } from "./robots";

const sitemap = "https://www.example.com/sitemap.xml";

it("opens the site and names its sitemap", () => {
  expect(robots(sitemap, false)).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`,
  );
});

it("closes previews, and names nothing", () => {
  expect(robots(sitemap, true)).toBe("User-agent: *\nDisallow: /\n");
});
