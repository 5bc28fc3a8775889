/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { htmlFilesIn } from "./htmlFilesIn";
import { writeAliases } from "./writeAliases";

const root = mkdtempSync(path.join(tmpdir(), "aliases-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(name: string, text = name) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const htmlFiles = () =>
  readdirSync(path.join(root, "public"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((name) => name.endsWith(".html") && !name.startsWith("page-data"))
    .sort();

test("each page has its other file, and no page that is gone has one", () => {
  for (const page of ["about", "blog/a", "de/404"]) {
    write(`public/${page}/index.html`);
  }
  for (const name of ["index.html", "404.html", "about.html", "mine.html"]) {
    write(`public/${name}`, "old");
  }
  write("static/mine.html");
  write("public/page-data/404.html/page-data.json");
  // A draft that a preview had shown; nothing remembers it.
  write("public/blog/draft.html");
  write("public/docs-sidebars/0123456789.html");

  writeAliases(
    root,
    ["/", "/about", "/blog/a", "/404.html", "/de/404"],
    htmlFilesIn(path.join(root, "public")),
  );
  expect(htmlFiles()).toEqual([
    "404.html",
    "about.html",
    "about/index.html",
    "blog/a.html",
    "blog/a/index.html",
    "de/404.html",
    "de/404/index.html",
    "docs-sidebars/0123456789.html",
    "index.html",
    "mine.html",
  ]);
  const alias = readFileSync(path.join(root, "public/about.html"), "utf8");
  expect(alias).toBe("public/about/index.html");
});

test("the next build leaves links as they are, and renews what is none", () => {
  const inPublic = (name: string) => path.join(root, "public", name);
  // As Gatsby writes a page that has changed, and an editor saves a file.
  write("public/about/index.html", "new");
  rmSync(inPublic("blog/a/index.html"));
  write("public/blog/a/index.html", "newer");
  // A file's own time of change is also that of its links.
  const { ctimeMs } = statSync(inPublic("about.html"));
  writeAliases(
    root,
    ["/about", "/blog/a"],
    htmlFilesIn(path.join(root, "public")),
  );
  expect(statSync(inPublic("about.html")).ctimeMs).toBe(ctimeMs);
  expect(readFileSync(inPublic("about.html"), "utf8")).toBe("new");
  expect(readFileSync(inPublic("blog/a.html"), "utf8")).toBe("newer");
});
