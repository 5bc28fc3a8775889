import type { Options, ThemeConfig } from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";

/** The classic preset with its blog alone, on Docusaurus' fastest settings. */
const config: Config = {
  title: "Alex Example",
  favicon: "/favicon.svg",
  url: "https://www.example.com",
  baseUrl: "/",
  future: { v4: true, faster: true },
  onBrokenLinks: "throw",
  i18n: {
    defaultLocale: "en",
    locales: ["en", "de"],
    localeConfigs: {
      en: { label: "English", htmlLang: "en-GB" },
      de: { label: "Deutsch", htmlLang: "de-DE" },
    },
  },
  presets: [
    [
      "classic",
      {
        docs: false,
        blog: {
          postsPerPage: 10,
          blogSidebarCount: 5,
          showReadingTime: true,
          feedOptions: { type: ["rss", "atom"] },
          onUntruncatedBlogPosts: "ignore",
          // The posts' tags are in no list of tags.
          onInlineTags: "ignore",
        },
      } satisfies Options,
    ],
  ],
  themeConfig: {
    navbar: {
      title: "Alex Example",
      items: [
        { to: "/blog", label: "Blog" },
        { to: "/blog/archive", label: "Archive" },
        { type: "localeDropdown", position: "right" },
      ],
    },
    footer: { copyright: "Alex Example" },
  } satisfies ThemeConfig,
};

export default config;
