import { createRequire } from "node:module";
import { defineConfig } from "@playwright/test";
import { resolveSite } from "./src/config/resolveSite";
import { type EngineName, engineNames } from "./tests/engines/engineNames";
import { systemChromium } from "./tests/run/systemChromium";
import { siteRoot } from "./tests/siteRoot";

// What tests import as the site's config is that of the site which they read.
const { site } = createRequire(__filename)(
  `${siteRoot}/src/config/site.ts`,
) as typeof import("./src/config/site");
process.env.SITE_CONFIG = JSON.stringify(resolveSite(site));

const port = Number(process.env.E2E_PORT ?? 9321);

/** Browser tests over finished builds; npm scripts select a project each. */
export default defineConfig<object, { engine: EngineName }>({
  projects: [
    ...["e2e", "anySite", "docs", "language"].map((name) => ({
      name,
      testDir: `tests/${name}`,
    })),
    ...engineNames.map((engine) => ({
      name: engine,
      testDir: "tests/engines",
      use: { engine },
      expect: { timeout: 15_000 },
    })),
  ],
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // For a machine that stood still; the last line of "npm test" counts them.
  retries: 1,
  // They wait more than they compute: two cores are busy with three.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
    // Tests wait for things to be there, not for them to have moved there.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: systemChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No other host is there. Routing would send each request through Node.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
  },
  webServer: {
    command: "npx tsx src/cli/main.ts serve",
    cwd: siteRoot,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port) },
    // A server of somebody else's would test somebody else's build.
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
