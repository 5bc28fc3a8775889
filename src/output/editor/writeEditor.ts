import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { addBasePath } from "../../config/baseUrl";
import type { ResolvedSite } from "../../config/types";
import { escapeHtml } from "../../lib/escape";
import { colorSheet, layerOrder } from "../../theme/styles/colorSheet";
import { createFontStyles } from "../fonts/fontStyles";
import { originsOf } from "../../site/markdown/addresses";
import type { Output } from "../generatedFiles";
import { relativePosix } from "../../site/files/paths";
import { createEditorConfig } from "./createConfig";

/** Hosts of the backends that an author signs in to, and those of their files and portraits. */
const hosts = {
  github:
    "https://api.github.com https://github.com https://*.githubusercontent.com",
  gitlab: "https://gitlab.com",
  gitea: "https://gitea.com https://codeberg.org",
};

/** Lists what the page may load: its files, the backend, and typefaces for the preview. */
function createPolicy({ editor, fonts }: ResolvedSite): string {
  const { backend, authUrl, apiUrl } = editor ?? {};
  const servers = [backend && hosts[backend], ...originsOf(authUrl, apiUrl)];
  const { stylesheet, preconnect } = typeof fonts === "string" ? {} : fonts;
  const providers = originsOf(stylesheet, preconnect);
  return [
    ["default-src 'self' blob: data:", ...servers].join(" "),
    ["style-src 'self' 'unsafe-inline'", ...providers].join(" "),
    ["font-src 'self'", ...providers].join(" "),
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
  ].join("; ");
}

/** Creates the page. Sveltia CMS adds a field when it comes into view: so that Tab leads there, the one in focus leaves room below. */
const createPage = (config: ResolvedSite) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${createPolicy(config)}">
<title>Editor</title>
<link rel="icon" href="${escapeHtml(addBasePath(config, config.favicon))}">
<style>* { scroll-padding-block-end: 15rem }</style>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script type="module" src="${addBasePath(config, "/admin/client.js")}"></script>
</body>
</html>
`;

/** Bundles the editor with its configuration, and the styles of its preview. */
async function bundleEditor(config: ResolvedSite, root: string) {
  const { colors, fonts, typefaces } = config;
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "src/output/editor/client.ts")],
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    charset: "utf8",
    write: false,
    outdir: "admin",
    chunkNames: "chunks/[name]-[hash]",
    define: {
      "process.env": "{}",
      editorConfig: JSON.stringify(createEditorConfig(config)),
    },
    banner: {
      css: [
        layerOrder,
        typeof fonts === "string" ? "" : `@import "${fonts.stylesheet}";`,
        colorSheet(colors),
        await createFontStyles(root, typefaces),
      ].join(""),
    },
    // No field here asks for maps, or for colours of code.
    external: ["leaflet/*", "terra-draw*", "@shikijs/*"],
    logLevel: "silent",
  });
  return outputFiles;
}

/** Writes the editor's page, script and styles below public/admin. */
export async function writeEditor(
  { write }: Pick<Output, "write">,
  config: ResolvedSite,
  root: string,
): Promise<void> {
  const assets = path.join(root, "node_modules/@sveltia/cms/npm/assets");
  for (const file of await bundleEditor(config, root)) {
    write(relativePosix(root, file.path), Buffer.from(file.contents));
  }
  for (const name of readdirSync(assets)) {
    if (name.endsWith(".map")) continue;
    write(`admin/assets/${name}`, readFileSync(path.join(assets, name)));
  }
  const page = createPage(config);
  write("admin/index.html", page);
  write("admin.html", page);
}
