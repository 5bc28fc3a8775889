/** @jest-environment node */
import { problemsOf } from "../testing/problemsOf";

test.each([
  ["Europe/Berln", 'Did you mean "Europe/Berlin"?'],
  ["+01:00", 'Write for example timeZone: "Europe/Berlin".'],
  ["Middle of nowhere", 'Write for example timeZone: "Europe/Berlin".'],
])("timeZone %j", (timeZone, fix) => {
  expect(problemsOf({ timeZone })).toEqual([
    ['"timeZone" is no time zone.', "an IANA time zone", fix],
  ]);
});

test.each([
  ["gren", 'Did you mean "green"?'],
  ["1b4d3e", 'Write "#1b4d3e".'],
  ["#12", 'Write for example textColor: "#1b4d3e".'],
  ["red; display: none", 'Write for example textColor: "#1b4d3e".'],
])("colour %j", (textColor, fix) => {
  const announcementBar = { id: "a", content: "b", textColor };
  expect(problemsOf({ announcementBar })).toEqual([
    [
      '"announcementBar.textColor" is no CSS colour.',
      "a CSS colour: a name, #rrggbb, or a function such as rgb() or var()",
      fix,
    ],
  ]);
});

test.each(["red", "currentColor", "#fff", "#11223344", "oklch(70% 0.1 200)"])(
  "colour %j is fine",
  (backgroundColor) => {
    const textColor = "var(--ink)";
    const announcementBar = {
      id: "a",
      content: "b",
      backgroundColor,
      textColor,
    };
    expect(problemsOf({ announcementBar })).toEqual([]);
  },
);

const fonts =
  '"self-hosted", "system", or the preconnect and stylesheet of a provider';

test.each<[string, Record<string, unknown>, string[]]>([
  [
    "an unknown colour mode",
    { colorMode: { defaultMode: "drak" } },
    [
      '"colorMode.defaultMode" is not one of the allowed values.',
      '"light", "dark"',
      'Did you mean "dark"?',
    ],
  ],
  [
    "an unrelated colour mode",
    { colorMode: { defaultMode: "sepia" } },
    [
      '"colorMode.defaultMode" is not one of the allowed values.',
      '"light", "dark"',
      "Choose one of the allowed values.",
    ],
  ],
  [
    "a switch that is a text",
    { colorMode: { disableSwitch: "yes" } },
    [
      '"colorMode.disableSwitch" is neither true nor false.',
      "true or false",
      "Write for example disableSwitch: true.",
    ],
  ],
  [
    "an unknown source of fonts",
    { fonts: "selfhosted" },
    ['"fonts" is no source of fonts.', fonts, 'Did you mean "self-hosted"?'],
  ],
  [
    "a font provider without stylesheet",
    { fonts: { preconnect: "https://fonts.bunny.net" } },
    [
      '"fonts.stylesheet" is missing.',
      "an address with https://",
      'Write for example stylesheet: "https://fonts.bunny.net/css?family=source-serif-4:400".',
    ],
  ],
  [
    "a heading level out of range",
    { toc: { maxLevel: 7 } },
    [
      '"toc.maxLevel" is too large.',
      "a whole number from 2 to 6",
      "Write for example maxLevel: 2.",
    ],
  ],
  [
    "heading levels in the wrong order",
    { toc: { minLevel: 4 } },
    [
      '"toc" has a "minLevel" greater than its "maxLevel".',
      'levels from 2 to 6, "minLevel" no greater than "maxLevel"',
      "Swap the two: minLevel: 3, maxLevel: 4.",
    ],
  ],
  [
    "heading levels in the wrong order, one out of range",
    { toc: { minLevel: 9, maxLevel: 3 } },
    [
      '"toc.minLevel" is too large.',
      "a whole number from 2 to 6",
      "Write for example minLevel: 2.",
    ],
  ],
  [
    "a favicon without leading slash",
    { favicon: "favicon.svg" },
    [
      '"favicon" does not begin with "/".',
      'a file in static/, written from "/", or an address with https://',
      'Write "/favicon.svg".',
    ],
  ],
])("%s", (_, changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});

test.each([
  ["postsPerPage", 0, "is too small", "1 or more", 1],
  ["postsPerPage", -1, "is too small", "1 or more", 1],
  ["postsPerPage", "ten", 'is neither a number nor "all"', "1 or more", 1],
  ["postsPerPage", "0", 'is neither a number nor "all"', "1 or more", 1],
  ["sidebarCount", 1.5, "is not a whole number", "0 or more", 0],
  ["sidebarCount", -1, "is too small", "0 or more", 0],
])("blog.%s %j", (key, value, wrong, allowed, example) => {
  const blog = { title: "B", description: "D", sidebarTitle: "S" };
  expect(problemsOf({ blog: { ...blog, [key]: value } })).toEqual([
    [
      `"blog.${key}" ${wrong}.`,
      `a whole number, ${allowed}, or "all"`,
      `Write for example ${key}: ${example}.`,
    ],
  ]);
});

test.each([
  ["10", "postsPerPage: 10"],
  ["ALL", 'postsPerPage: "all"'],
])("who writes %j is told to write %s", (postsPerPage, right) => {
  const blog = { title: "B", description: "D", sidebarTitle: "S" };
  expect(problemsOf({ blog: { ...blog, postsPerPage } })).toEqual([
    [
      '"blog.postsPerPage" is neither a number nor "all".',
      'a whole number, 1 or more, or "all"',
      `Write ${right}.`,
    ],
  ]);
});

test.each([
  ["all", "all"],
  [1, 0],
])(
  "blog lists of %j posts beside %j recent ones",
  (postsPerPage, sidebarCount) => {
    const blog = { title: "B", description: "D", sidebarTitle: "S" };
    expect(
      problemsOf({ blog: { ...blog, postsPerPage, sidebarCount } }),
    ).toEqual([]);
  },
);
