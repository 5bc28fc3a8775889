import { siteConfig } from "../../src/config/resolved";
import { ask } from "../hosts/ask";
import { hosts, type HostName } from "../hosts/hosts";
import { serveAs, type Serving } from "../hosts/serveAs";
import { htmlLangOf, pathIn } from "../screens";
import { outputFolder } from "./site/outputFolder";
import { listedPages, locales, type BuiltPage } from "./site/pages";

const names = Object.keys(hosts) as HostName[];

/** Every way to write the address of a page. */
const formsOf = ({ path }: BuiltPage) =>
  path === "/"
    ? ["/", "/index.html"]
    : [path, `${path}/`, `${path}.html`, `${path}/index.html`];

/** Paths that no page has; the last one is a file's. */
const unknown = ["/nope", "/blog/nope", "/blog/nope/", "/nope.js"];

const langOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];

/** What a host without rules can say of a path below a locale. */
const answeredIn = (host: HostName, locale: string) =>
  host === "githubPages" ? siteConfig.i18n.defaultLocale : locale;

describe.each(names)("served as by %s", (name) => {
  let host: Serving;
  beforeAll(async () => {
    host = await serveAs(name, outputFolder);
  });
  afterAll(() => host.close());

  it("shows every page under every form of its address", async () => {
    const wrong: string[] = [];
    for (const page of listedPages) {
      for (const form of formsOf(page)) {
        const reply = await ask(`${host.origin}${encodeURI(form)}?from=mail`);
        const isRight =
          reply.status === 200 &&
          reply.type.startsWith("text/html") &&
          reply.address.search === "?from=mail" &&
          reply.redirects.length <= 1 &&
          reply.text === page.html;
        if (!isRight) wrong.push(`${form}: ${reply.status} ${reply.address}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(listedPages.length).toBeGreaterThan(30);
  });

  it.each(locales)("answers what is unknown in %s with 404", async (locale) => {
    for (const path of unknown) {
      const address = `${host.origin}${pathIn(locale, path)}`;
      const { status, text, redirects } = await ask(address);
      expect([address, status, redirects]).toEqual([address, 404, []]);
      // A bare server has a page of its own.
      if (name === "bare") continue;
      const expected = htmlLangOf(answeredIn(name, locale));
      expect([address, langOf(text)]).toEqual([address, expected]);
    }
  });

  it("sends files as what they are", async () => {
    const types = {
      "/robots.txt": "text/plain",
      "/sitemap.xml": "application/xml",
      "/blog/rss.xml": "application/xml",
      "/favicon.svg": "image/svg+xml",
      "/site.webmanifest": "application/manifest+json",
      "/de/site.webmanifest": "application/manifest+json",
      "/apple-touch-icon.png": "image/png",
    };
    for (const [path, type] of Object.entries(types)) {
      const reply = await ask(host.origin + path);
      expect([path, reply.status, reply.type]).toEqual([
        path,
        200,
        expect.stringContaining(type),
      ]);
    }
  });
});

describe("rules of the owner's own", () => {
  const rules =
    "/old  /blog/first-blog-post\n/de/alt/*  /de/blog/:splat  302\n" +
    "/de/*  /de/404.html  404\n";

  it.each(["netlify", "cloudflarePages"] as const)(
    "lead on at %s, with the query",
    async (name) => {
      const host = await serveAs(name, outputFolder, rules);
      const moved = await ask(`${host.origin}/old?from=mail`);
      const inGerman = await ask(`${host.origin}/de/alt/first-blog-post/`);
      const lost = await ask(`${host.origin}/de/nope`);
      await host.close();
      expect(moved.address.pathname).toBe("/blog/first-blog-post");
      expect(moved.address.search).toBe("?from=mail");
      expect([moved.status, moved.redirects]).toEqual([200, [301]]);
      expect(inGerman.address.pathname).toBe("/de/blog/first-blog-post");
      expect([inGerman.status, inGerman.redirects]).toEqual([200, [302]]);
      expect([lost.status, langOf(lost.text)]).toEqual([404, "de-DE"]);
    },
  );

  it("are what tells Netlify a locale's not-found page", async () => {
    const host = await serveAs("netlify", outputFolder, "");
    const { status, text } = await ask(`${host.origin}/de/nope`);
    await host.close();
    expect([status, langOf(text)]).toEqual([404, "en-GB"]);
  });
});
