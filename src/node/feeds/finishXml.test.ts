import { finishXml } from "./finishXml";

const options = {
  styleSheet: "/feed.css",
  page: "<div>$& $1</div>",
  updated: "2026-03-13T23:00:00.000Z",
};
const head =
  '<?xml version="1.0"?>\n<?xml-stylesheet type="text/css" href="/feed.css"?>\n';

test("RSS gets its sheet, its page, and a date that does not change by itself", () => {
  const xml =
    '<?xml version="1.0"?><rss><channel><title/><lastBuildDate>now</lastBuildDate><item><![CDATA[<channel>]]></item></channel></rss>';
  expect(finishXml(xml, options)).toBe(
    `${head}<rss><channel><div>$& $1</div><title/><lastBuildDate>Fri, 13 Mar 2026 23:00:00 GMT</lastBuildDate><item><![CDATA[<channel>]]></item></channel></rss>`,
  );
});

test("RSS without posts has no date", () => {
  const xml =
    '<?xml version="1.0"?><rss><channel><lastBuildDate>now</lastBuildDate></channel></rss>';
  expect(finishXml(xml, { ...options, updated: undefined })).toBe(
    `${head}<rss><channel><div>$& $1</div></channel></rss>`,
  );
});

test("Atom gets its sheet and its page", () => {
  const xml =
    '<?xml version="1.0"?>\n<feed xmlns="a">\n<entry><![CDATA[<feed >]]></entry></feed>';
  expect(finishXml(xml, options)).toBe(
    `${head}<feed xmlns="a"><div>$& $1</div>\n<entry><![CDATA[<feed >]]></entry></feed>`,
  );
});
