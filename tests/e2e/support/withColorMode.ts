import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { siteConfig } from "../../../src/config/resolved";
import type { ColorModeSettings } from "../../../src/state/colorMode";

const { colorMode: built, colors } = siteConfig;

function replace(text: string, from: RegExp | string, to: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text && to !== text) {
    throw new Error(`The build does not contain ${String(from)}`);
  }
  return changed;
}

const hash = (script: string) =>
  createHash("sha256").update(script).digest("base64");

/** What the server would have written into a document. */
function inDocument(html: string, settings: ColorModeSettings): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = settings;
  const theme = respectPrefersColorScheme ? "" : ` data-theme="${defaultMode}"`;
  const metas = (["light", "dark"] as const).map(
    (mode) =>
      `<meta name="theme-color" content="${colors[mode].paper}" media="(prefers-color-scheme: ${mode})"/>`,
  );
  const meta = `<meta name="theme-color" content="${colors[defaultMode].paper}"/>`;
  const [, boot = ""] =
    /<script>(\(function showStored[^]*?)<\/script>/.exec(html) ?? [];
  const ownBoot = inScript(boot, settings);
  const changed = [
    [boot, ownBoot],
    [hash(boot), hash(ownBoot)],
    [/ data-theme="\w+"/, theme],
    [
      /<meta name="theme-color"[^>]*>/,
      respectPrefersColorScheme ? metas.join("") : meta,
    ],
  ] as const;
  const page = changed.reduce(
    (text, [from, to]) =>
      text.includes(to) && to ? text : replace(text, from, to),
    html,
  );
  const toggle =
    /<button [^>]*><span data-icon="light">[^]*?<\/button><span class="visually-hidden"><span role="status"><\/span><\/span>/g;
  return disableSwitch ? replace(page, toggle, "") : page;
}

/** What the build would have written into a script. */
function inScript(script: string, settings: ColorModeSettings): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = settings;
  return replace(
    script,
    /"colorMode":\{[^}]*\}/,
    `"colorMode":${JSON.stringify({ defaultMode, disableSwitch, respectPrefersColorScheme })}`,
  );
}

/** Serves the build as if the site config had other settings for the colour mode. */
export async function withColorMode(
  page: Page,
  changes: Partial<ColorModeSettings>,
): Promise<void> {
  const settings = { ...built, ...changes };
  const rewrite =
    (change: (text: string, settings: ColorModeSettings) => string) =>
    async (route: Route) => {
      const response = await route.fetch();
      const body = change(await response.text(), settings);
      await route.fulfill({ response, body });
    };
  await page.route(/\/app-\w+\.js$/, rewrite(inScript));
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    (route) =>
      route.request().resourceType() === "document"
        ? rewrite(inDocument)(route)
        : route.fallback(),
  );
}
