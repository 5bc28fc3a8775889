import { drawingPolicy, immutable } from "../../src/output/headers";
import { hash } from "./layOutSite";

export const revalidate = "public, max-age=0, must-revalidate";
/** Beginnings of the pages in both languages. */
const en = 'lang="en"';
const de = 'lang="de"';

type Row = [
  pathname: string,
  status: number,
  /** What the answer contains. */
  contains: string,
  type: RegExp,
  more?: { caching?: string; isPlain?: boolean; policy?: string },
];

const html = /^text\/html; ?charset=utf-8$/i;
const xml = /^(?:text|application)\/(?:xml|rss\+xml)\b/;
const script = /^(?:text|application)\/javascript; ?charset=utf-8$/i;
const forever = { caching: immutable };
const plain = { isPlain: true };
const image = /^image\/svg\+xml\b/;

/** What each host answers. */
export const table: Row[] = [
  ["/", 200, `${en}><p>start`, html],
  ["/?q=1", 200, `${en}><p>start`, html],
  ["/index.html", 200, `${en}><p>start`, html],
  ["/about", 200, `${en}><p>about`, html],
  ["/about/", 200, `${en}><p>about`, html],
  ["/about.html", 200, `${en}><p>about`, html],
  ["/about/index.html", 200, `${en}><p>about`, html],
  ["/blog/a.b", 200, `${en}><p>dotted`, html],
  ["/de", 200, `${de}><p>start`, html],
  ["/de/", 200, `${de}><p>start`, html],
  ["/de/about", 200, `${de}><p>about`, html],
  ["/de/about/?a=b", 200, `${de}><p>about`, html],
  ["/old", 200, "/about", html, plain],
  ["/old/", 200, "/about", html, plain],
  ["/de/alt/name", 200, "/de/about", html, plain],
  ["/nowhere", 404, `${en}><p>unknown`, html],
  ["/nowhere.md", 404, `${en}><p>unknown`, html],
  ["/nowhere.html", 404, `${en}><p>unknown`, html],
  ["/den/x", 404, `${en}><p>unknown`, html],
  ["/de/nowhere", 404, `${de}><p>unknown`, html],
  ["/de/nowhere/", 404, `${de}><p>unknown`, html],
  ["/de/a.png", 404, `${de}><p>unknown`, html],
  ["/static", 404, `${en}><p>unknown`, html],
  ["/static/", 404, `${en}><p>unknown`, html],
  ["/files/", 404, `${en}><p>unknown`, html],
  [`/static/${hash}/gone.webp`, 404, `${en}><p>unknown`, html],
  ["/app-ffffffffffffffffffff.js", 404, `${en}><p>unknown`, html],
  ["/../../etc/passwd", 404, "", /./],
  [`/app-${hash}.js`, 200, "console", script, forever],
  ["/app-0123456789abcdef.js", 200, "console", script, forever],
  [
    `/styles.${hash}.css`,
    200,
    "color",
    /^text\/css; ?charset=utf-8$/i,
    forever,
  ],
  [
    `/static/${hash}/drawing.svg`,
    200,
    "<svg",
    image,
    { ...forever, policy: drawingPolicy },
  ],
  ["/favicon.svg", 200, "<svg", image, { policy: drawingPolicy }],
  ["/PLAN.SVG", 200, "<svg", image, { policy: drawingPolicy }],
  ["/rss.xml", 200, "<rss>", xml],
  ["/de/rss.xml", 200, "<rss>", xml],
  ["/site.webmanifest", 200, "name", /^application\/manifest\+json/, plain],
  ["/page-data/about/page-data.json", 200, "a", /^application\/json/],
  ["/contact.vcf", 200, "VCARD", /^text\/(?:x-)?vcard\b/],
  ["/call.ics", 200, "VCALENDAR", /^text\/calendar; ?charset=utf-8$/i],
  ["/prices.csv", 200, "Preis", /^text\/csv; ?charset=utf-8$/i],
  ["/notes.md", 200, "ü", /^text\/markdown; ?charset=utf-8$/i],
  ["/talk.vtt", 200, "WEBVTT", /^text\/vtt\b/],
  ["/llms.txt", 200, "", /^text\/plain; ?charset=utf-8$/i],
  ["/files/a.woff2", 200, "x", /^font\/woff2$/, plain],
  ["/files/a.avif", 200, "x", /^image\/avif$/, plain],
  ["/files/a.webp", 200, "x", /^image\/webp$/, plain],
  ["/files/a.pdf", 200, "x", /^application\/pdf$/, plain],
  ["/files/100%25%20C%23.jpg", 200, "x", /^image\/jpeg$/, plain],
  ["/.well-known/security.txt", 200, "Contact", /^text\/plain/, plain],
  ["/.well-known/webfinger", 200, "acct:", /^application\/jrd\+json$/, plain],
  ["/.env", 404, `${en}><p>unknown`, html],
  ["/.git/config", 404, `${en}><p>unknown`, html],
  ["/_headers", 404, `${en}><p>unknown`, html],
  ["/_redirects", 404, `${en}><p>unknown`, html],
];
