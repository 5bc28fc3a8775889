/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

type Row = [given: unknown, problem: string, fix: string];

const ownHost =
  "The site needs a domain or subdomain of its own: docs/hosting.md says how to get there.";

const urlRows: Row[] = [
  [
    "www.example.com",
    "has no http or https protocol",
    'Write "https://www.example.com".',
  ],
  [
    "//example.com/blog/",
    "has no http or https protocol",
    'Write "https://example.com".',
  ],
  [
    "https://example.com/blog",
    "has a path, query or hash",
    `Write "https://example.com". ${ownHost}`,
  ],
  ["https://example.com/", "ends with a slash", 'Write "https://example.com".'],
  [
    "https://",
    "is not a URL",
    'Write for example url: "https://www.example.com".',
  ],
  [7, "is not a text", 'Write for example url: "https://www.example.com".'],
];

test.each(urlRows)("url %j", (url, wrong, fix) => {
  expect(problemsOf({ url })).toEqual([
    [
      `"url" ${wrong}.`,
      "the protocol and the host, without path or trailing slash",
      fix,
    ],
  ]);
});

test.each([
  ["/site/", "is a path below a host", `Write "/". ${ownHost}`],
  ["docs", "is a path below a host", `Write "/". ${ownHost}`],
  ["", 'is not "/"', 'Write "/".'],
  [7, "is not a text", 'Write for example baseUrl: "/".'],
])("baseUrl %j", (baseUrl, wrong, fix) => {
  expect(problemsOf({ baseUrl })).toEqual([
    [`"baseUrl" ${wrong}.`, '"/", the root of a host', fix],
  ]);
});

test('baseUrl "/" is what it would be anyway', () => {
  expect(problemsOf({ baseUrl: "/" })).toEqual([]);
});
