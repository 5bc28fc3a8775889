import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { loadSetup } from "./src/gatsby/loadSetup";

const {
  basePath,
  createRssOptions,
  remarkWebpackModule,
  siteConfig,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED,
  PROGRESS_TRICKLE_SPEED,
} = loadSetup(
  __dirname,
  "src/gatsby/gatsbySetup.ts",
) as typeof import("./src/gatsby/gatsbySetup");

const { defaultLocale, locales } = siteConfig.i18n;

// With two processors Gatsby has one worker, which it would start twice: to run
// the queries, and to render the pages. So the main process runs the queries.
if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= "1";

// Git keeps no empty folder, and a site may have nothing in it.
mkdirSync(`${__dirname}/static`, { recursive: true });

const config: GatsbyConfig = {
  pathPrefix: basePath(),
  siteMetadata: { siteUrl: new URL(siteConfig.url).origin },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Builds write them; in develop each save would.
  graphqlTypegen: process.env.NODE_ENV !== "development" && {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  // Without one Gatsby downloads a list of adapters for each build, runs it, and
  // installs Netlify's there: 210 packages that no lock file pins.
  adapter: { name: "no", adapt: () => {} },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: `${__dirname}/content`,
        ignore: ["**/*.svg.ts", "**/*.test.*", "**/*.source.svg"],
      },
    },
    {
      // Pictures that a text names by their path from the site's root.
      resolve: "gatsby-source-filesystem",
      options: { name: "static", path: `${__dirname}/static` },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "locale", path: `${__dirname}/locales` },
    },
    {
      // So that develop goes through the texts again when it is saved.
      resolve: "gatsby-source-filesystem",
      options: {
        name: "config",
        path: `${__dirname}/src/config`,
        ignore: ["**/src/config/!(site.ts)"],
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: siteConfig.avif ? ["webp", "avif"] : ["webp"],
          placeholder: "none",
          quality: 78,
          // As good as WebP with the quality above.
          avifOptions: { quality: 60 },
        },
      },
    },
    {
      // What it can't resize is shown as it is; nobody needs to be told.
      resolve: "gatsby-transformer-sharp",
      options: { checkSupportedExtensions: false },
    },
    {
      // Makes the Mdx nodes, and has webpack compile what the few files with
      // imports of their own import; texts are compiled by src/site/markdown.
      resolve: "gatsby-plugin-mdx",
      options: {
        extensions: [".mdx"],
        mdxOptions: { remarkPlugins: [remarkWebpackModule] },
      },
    },
    {
      // Makes nodes of the messages; the browser has src/theme/i18n/useCatalogues.ts.
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: Object.keys(locales),
        defaultLanguage: defaultLocale,
        verbose: false,
      },
    },
    {
      resolve: "gatsby-plugin-nprogress",
      options: {
        color: "var(--accent)",
        showSpinner: false,
        // Screen readers hear of the new page when it is there.
        template: '<div class="bar" aria-hidden="true"></div>',
        minimum: PROGRESS_MINIMUM,
        speed: PROGRESS_SPEED,
        trickleSpeed: PROGRESS_TRICKLE_SPEED,
      },
    },
    {
      // RSS of each language; Atom: src/output/feeds/atom.ts.
      resolve: "gatsby-plugin-feed",
      options: createRssOptions(siteConfig, __dirname),
    },
  ],
};

export default config;
