import { siteConfig } from "../config/resolved";
import { entry, loadTestSite } from "./testing/loadTestSite";

test.each([
  ["/search", "the screen Search"],
  ["/projects", "the screen Projects"],
  ["/about", "content/pages/about.mdx"],
  ["/static", "files of the build"],
])("reports a language at %s by one error", async (path, other) => {
  const { i18n } = siteConfig;
  const de = { ...i18n.locales.de, path } as (typeof i18n.locales)[string];
  const locales = { ...i18n.locales, de };
  const { diagnostics } = await loadTestSite(
    {
      "content/projects/a/en.mdx": entry("client: A\nperiod: { from: 2026 }"),
    },
    { config: { ...siteConfig, i18n: { ...i18n, locales } } },
  );
  const about = diagnostics.filter(
    ({ field, reason }) =>
      field?.[3] === "path" || /same address|files of/.test(reason),
  );
  expect(about).toMatchObject([
    {
      reason: `At the path of this language, ${path}, the site has ${other}.`,
      field: ["i18n", "locales", "de", "path"],
      note: 'Write for example path: "/de".',
    },
  ]);
});
