import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { defaultLocale } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig, withBaseUrl } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { escapeHtml } from "../../lib/escape";
import { loadMessages } from "../messages/fillMessages";
import { listNamespaces } from "../messages/readMessages";
import type { Output } from "../output/generatedFiles";
import { relativePosix } from "../paths";
import { createEditorConfig } from "./createConfig";

type Editor = NonNullable<ResolvedSite["editor"]>;

/** Hosts of the backends that an author signs in to, and those of their files and portraits. */
const hosts: Record<Editor["backend"], readonly string[]> = {
  github: [
    "https://api.github.com",
    "https://github.com",
    "https://*.githubusercontent.com",
  ],
  gitlab: ["https://gitlab.com"],
  gitea: ["https://gitea.com", "https://codeberg.org"],
};

/** What the page may load: itself, and the backend. */
function createEditorPolicy({ backend, authUrl, apiUrl }: Editor): string {
  const own = [authUrl, apiUrl && new URL(apiUrl).origin].filter(Boolean);
  const backendHosts = [...hosts[backend], ...own].join(" ");
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${backendHosts}`,
    "media-src 'self' blob:",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self' blob: data: ${backendHosts}`,
  ].join("; ");
}

const createPage = (site: ResolvedSite, editor: Editor, script: string) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${createEditorPolicy(editor)}">
<title>${escapeHtml(localize(site.title, defaultLocale))}</title>
<link rel="icon" href="${escapeHtml(withBaseUrl(site.favicon))}">
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script type="module" src="${withBaseUrl(script)}"></script>
</body>
</html>
`;

/** What the editor loads on use and this site's fields never ask for: maps, and colours of code. */
const unused = ["leaflet/*", "terra-draw*", "@shikijs/*"];

/** Bundles the editor; its fonts and decoders lie in a folder of the package. */
async function bundleEditor(root: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(root, "src/node/editor/client.ts")],
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    write: false,
    metafile: true,
    charset: "utf8",
    legalComments: "none",
    outdir: "admin",
    entryNames: "[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    external: unused,
    logLevel: "silent",
  });
  const [entry = ""] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      entryPoint?.endsWith("client.ts"),
    ) ?? [];
  const folder = path.join(root, "admin");
  return {
    entry: `/${entry}`,
    files: outputFiles.map((file) => ({
      name: `admin/${relativePosix(folder, file.path)}`,
      contents: Buffer.from(file.contents),
    })),
  };
}

/** Writes the editor's page, script and configuration below public/admin, if the site config asks for it. */
export async function writeEditor(
  root: string,
  { write }: Pick<Output, "write">,
) {
  const { editor } = siteConfig;
  if (!editor) return;
  const assets = path.join(root, "node_modules/@sveltia/cms/npm/assets");
  if (!existsSync(assets)) {
    throw new Error(
      '"editor" in src/config/site.ts needs Sveltia CMS: run npm install @sveltia/cms.',
    );
  }
  const { entry, files } = await bundleEditor(root);
  for (const { name, contents } of files) write(name, contents);
  for (const name of readdirSync(assets)) {
    if (name.endsWith(".map")) continue;
    write(`admin/assets/${name}`, readFileSync(path.join(assets, name)));
  }
  const content = readdirSync(path.join(root, "content"), {
    withFileTypes: true,
  });
  const namespaces = listNamespaces(root, defaultLocale);
  const config = createEditorConfig({
    editor,
    areas: content.filter((one) => one.isDirectory()).map(({ name }) => name),
    messages: Object.fromEntries(
      namespaces.map((name) => [name, loadMessages(root, defaultLocale, name)]),
    ),
  });
  write("admin/config.json", JSON.stringify(config));
  const page = createPage(siteConfig, editor, entry);
  write("admin/index.html", page);
  write("admin.html", page);
}
