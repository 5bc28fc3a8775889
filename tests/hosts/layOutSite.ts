import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeRedirects } from "../../src/output/redirects";
import { resolveSite } from "../../src/config/resolveSite";
import { minimalSite } from "../../src/config/testing/minimalSite";

const page = (lang: string, words: string) =>
  `<!doctype html><html lang="${lang}"><p>${words} ${"word ".repeat(400)}</html>`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(400)}<script>alert(1)</script></svg>`;

export const hash = "0123456789abcdef0123";

/** Writes the kinds of files that a build leaves in public/ below a path, and returns the root of the host. */
export function layOutSite(basePath: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "public-"));
  const write = (name: string, text: string) => {
    const file = path.join(folder, basePath, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [start, lang] of [
    ["", "en"],
    ["de/", "de"],
  ] as const) {
    write(`${start}index.html`, page(lang, "start"));
    write(`${start}404.html`, page(lang, "unknown"));
    write(`${start}about.html`, page(lang, "about"));
    write(`${start}about/index.html`, page(lang, "about"));
    write(`${start}blog/a.b.html`, page(lang, "dotted"));
    write(
      `${start}rss.xml`,
      `<?xml version="1.0"?><rss>${"ü".repeat(2000)}</rss>`,
    );
    write(
      `${start}site.webmanifest`,
      JSON.stringify({ name: "ü".repeat(2000) }),
    );
  }
  const scripts = "console.log('ü');".repeat(200);
  write(`app-${hash}.js`, scripts);
  write("app-0123456789abcdef.js", scripts);
  write(`styles.${hash}.css`, "a{color:red}".repeat(200));
  write(`static/${hash}/drawing.svg`, drawing);
  write("favicon.svg", drawing);
  write("PLAN.SVG", drawing);
  write("contact.vcf", `BEGIN:VCARD\n${"NOTE:ü\n".repeat(400)}END:VCARD\n`);
  write("call.ics", `BEGIN:VCALENDAR\n${"X-A:ü\n".repeat(400)}END:VCALENDAR\n`);
  write("notes.md", `# ü\n${"ü\n".repeat(1000)}`);
  write("prices.csv", `Preis\n${"ü\n".repeat(1000)}`);
  write("talk.vtt", `WEBVTT\n${"00:00.000 --> 00:01.000\nü\n".repeat(100)}`);
  write("llms.txt", "ü".repeat(2000));
  write(
    "page-data/about/page-data.json",
    JSON.stringify({ a: "ü".repeat(2000) }),
  );
  for (const name of [
    "a.woff2",
    "a.avif",
    "a.webp",
    "a.png",
    "a.pdf",
    "100% C#.jpg",
  ])
    write(`files/${name}`, "x".repeat(4000));
  write("pagefind/wasm.en.pagefind", "x");
  write(".well-known/security.txt", "Contact: mailto:a@example.com\n");
  write(".well-known/webfinger", '{"subject":"acct:a@example.com"}');
  write("_headers", "/*");
  write("_redirects", "/old /about");
  write(".env", "SECRET=1");
  write(".git/config", "[core]");
  writeRedirects({ write, merge: () => {} } as never, {
    config: resolveSite(minimalSite()),
    redirects: [
      { from: "/old", to: "/about" },
      { from: "/de/alt/name", to: "/de/about" },
    ],
  });
  chmodSync(folder, 0o755);
  return folder;
}
