import fs, { mkdirSync, rmSync, statSync } from "node:fs";
import { createFolder } from "../../tests/createFolder";
import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import { generateFiles, type Output } from "./generatedFiles";
import { mergeHeaders, writeHeaders } from "./headers";
import { writeRobots } from "./machines";
import { linkPages, removeStalePages } from "./pageFiles";
import { appendRules, writeRedirects } from "./redirects";
import { writeSitemap } from "./sitemap";

const config = resolveSite(minimalSite());
const site = { config, routes: [], entries: [], redirects: [] };
const rendered = '<meta name="generator" content="Gatsby 5.16.1"/>';
const { root, at, empty, exists, read, write: put } = createFolder();
let info: string[] = [];
let cached: unknown;

beforeEach(() => {
  empty();
  info = [];
  cached = undefined;
});

const args = {
  cache: {
    get: () => Promise.resolve(cached),
    set: (_key: string, value: unknown) => {
      cached = value;
      return Promise.resolve(value);
    },
  },
  reporter: { info: (text: string) => void info.push(text) },
};

const generate = (act: (output: Output) => Promise<void> | void) =>
  generateFiles(root, args, (output) => Promise.resolve(act(output)));

describe("generateFiles", () => {
  it("leaves the owner's files alone, and says so", async () => {
    put("static/sitemap.xml", "owner's");
    put("public/sitemap.xml", "owner's");
    await generate((output) => {
      writeRobots(output, config, false);
      writeSitemap(output, site, ["/"]);
    });
    expect(read("public/sitemap.xml")).toBe("owner's");
    expect(read("public/robots.txt")).toContain("Sitemap:");
    expect(info.join()).toContain("sitemap.xml");
  });

  it("writes and deletes below public/ only", async () => {
    const writing = generate(({ write }) => write("../../victim.html", ""));
    await expect(writing).rejects.toThrow("public/ only");
    cached = { "../kept.html": "" };
    await expect(generate(() => undefined)).rejects.toThrow("public/ only");
  });

  it("removes what an earlier run has made and this one has not", async () => {
    put("public/podcast/rss.xml", "of a plugin");
    await generate(({ write }) => write("fr/site.webmanifest", "{}"));
    await generate(({ write }) => write("site.webmanifest", "{}"));
    expect(exists("public/fr/site.webmanifest")).toBe(false);
    expect(exists("public/site.webmanifest")).toBe(true);
    expect(exists("public/podcast/rss.xml")).toBe(true);
  });

  it("makes a file again only where it is gone, or depends on something else", async () => {
    const create = jest.fn(() => Promise.resolve("of a key"));
    const build = (key: string) =>
      generate(({ update }) => update("cv.pdf", key, create));
    await build("1");
    await build("1");
    expect(create).toHaveBeenCalledTimes(1);
    expect(read("public/cv.pdf")).toBe("of a key");
    await build("2");
    rmSync(at("public/cv.pdf"));
    await build("2");
    expect(create).toHaveBeenCalledTimes(3);
  });
});

describe("files for hosts", () => {
  it("puts the owner's rules before its own, each on lines of its own", async () => {
    expect(appendRules("/*\r\n  X-Frame-Options: DENY", "/b\n")).toBe(
      "/*\n  X-Frame-Options: DENY\n\n/b\n",
    );
    put("static/_redirects", "/old /new");
    const redirects = [{ from: "/my tools", to: "/uses" }];
    await generate((output) => writeRedirects(output, { ...site, redirects }));
    expect(read("public/_redirects")).toBe(
      "/old /new\n\n/my%20tools  /uses  301!\n/my%20tools  /uses  301\n/de/*  /de/404.html  404\n",
    );
  });

  it("keeps the headers of the owner, and writes each path once", () => {
    const owners =
      "# Mine\r\n/*\r\n  x-frame-options: SAMEORIGIN\r\n  ! G\r\n/a\r\n  B: c:d";
    const ours = {
      "/*": { "X-Frame-Options": "DENY", E: "f", G: "h" },
      "/g": { H: "i" },
    };
    expect(mergeHeaders(owners, ours)).toBe(
      "/*\n  x-frame-options: SAMEORIGIN\n  ! G\n  E: f\n\n/a\n  B: c:d\n\n/g\n  H: i\n",
    );
  });

  it("has hosts keep the files of this build whose names change with their content", async () => {
    const [app, old, late] = ["1", "2", "3"].map((digit) => digit.repeat(20));
    put("public/webpack.stats.json", `["webpack-runtime-${app}.js"]`);
    put(`public/webpack-runtime-${app}.js`, `{7:"${late}"}`);
    put(`public/7-${late}.js`, "");
    put(`public/7-${old}.js`, "");
    put("public/talk-20261123.js", "");
    await generate((output) => writeHeaders(output, config, root, false));
    const ofAll = "  X-Frame-Options: DENY\n";
    expect(read("public/_headers").split("\n\n")[0]).toContain(ofAll);
    expect(read("public/_headers").match(/^\/.*/gm)).toEqual([
      "/*",
      "/*.svg",
      "/*.SVG",
      "/static/*",
      `/7-${late}.js`,
      `/webpack-runtime-${app}.js`,
    ]);
  });

  it("rules the addresses below the base path", async () => {
    mkdirSync(at("public"));
    const below = { ...config, baseUrl: "/project/" };
    await generate((output) => writeHeaders(output, below, root, false));
    expect(read("public/_headers").match(/^\/.*/gm)).toEqual([
      "/project/*",
      "/project/*.svg",
      "/project/*.SVG",
      "/project/static/*",
    ]);
  });

  it("lets nothing list a preview, whatever the owner's files say", async () => {
    put("static/robots.txt", "User-agent: *\nDisallow:\n");
    put("static/_headers", "/*\n  X-Robots-Tag: all\n");
    mkdirSync(at("public"));
    await generate((output) => {
      writeHeaders(output, config, root, true);
      writeRobots(output, config, true);
    });
    expect(read("public/robots.txt")).toContain("Disallow: /\n");
    expect(read("public/_headers")).toContain("X-Robots-Tag: noindex\n");
    expect(read("public/_headers")).not.toContain("all");
  });
});

describe("pages", () => {
  it("answer with and without .html, and go when the site has them no longer", () => {
    put("public/about/index.html", rendered);
    put("public/404.html", rendered);
    put("public/404/index.html", rendered);
    linkPages(root, ["/about", "/404", "/404.html"]);
    const inodeOf = (name: string) => statSync(at(`public/${name}`)).ino;
    expect(inodeOf("about.html")).toBe(inodeOf("about/index.html"));
    expect(inodeOf("404.html")).not.toBe(inodeOf("404/index.html"));
    removeStalePages(root, ["/404.html"]);
    expect(exists("public/about.html")).toBe(false);
    expect(exists("public/about")).toBe(false);
    expect(exists("public/404.html")).toBe(true);
  });

  it("are copied where the file system has no hard links", () => {
    put("public/about/index.html", rendered);
    const link = jest.spyOn(fs, "linkSync").mockImplementation(() => {
      throw Object.assign(new Error("not permitted"), { code: "EPERM" });
    });
    linkPages(root, ["/about"]);
    link.mockRestore();
    expect(read("public/about.html")).toBe(rendered);
  });

  it("leave HTML alone that others wrote", () => {
    put("public/admin/index.html", "an editor");
    put("public/about.html", "of a plugin");
    put("public/about/index.html", rendered);
    put("static/note.html", rendered);
    put("public/note.html", rendered);
    removeStalePages(root, ["/about"]);
    linkPages(root, ["/about"]);
    expect(read("public/admin/index.html")).toBe("an editor");
    expect(read("public/about.html")).toBe("of a plugin");
    expect(exists("public/note.html")).toBe(true);
  });
});
