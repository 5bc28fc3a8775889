import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import { collections } from "./collections";
import { createAuthorSchema } from "./content/data/authorSchema";
import { createSeriesSchema } from "./content/data/series";
import { createTagSchema } from "./content/data/tags";
import { validate } from "./content/validate";
import { listWrongData } from "./testing/listWrongData";

const shared = {
  title: "Title",
  title_meta: "Title",
  description: "Text",
  image: "./a.png",
  image_alt: "A",
  image_dark: "./b.png",
  aliases: ["/old"],
  keywords: ["word"],
  hide_table_of_contents: true,
  toc_min_heading_level: 2,
  toc_max_heading_level: 3,
};
const last_update = { date: "2026-03-01" };
const action = { label: "Write", to: "/contact" };
const section = {
  title: "Title",
  intro: "Intro",
  items: [{ title: "Item", text: "Text", meta: "2026" }],
  more: action,
};

const voice = {
  quote: "Q",
  name: "N",
  role: "R",
  image: "./a.png",
  image_dark: "./b.png",
};

/** Valid front matter with every field, by collection. */
const valid: Record<string, object> = {
  BlogPost: {
    ...shared,
    date: "2026-03-14",
    last_update,
    slug: "a-post",
    authors: ["alex"],
    tags: ["craft"],
    series: "a-series",
    series_order: 1,
    draft: true,
    canonical: "https://other.example/a",
    comments: "https://social.example/@a/1",
  },
  Page: {
    ...shared,
    slug: "a-page",
    reviewed: "2026-03-01",
    unlisted: true,
    home: {
      headline: "Headline",
      lead: "Lead",
      picture: "wide",
      primaryAction: action,
      secondaryAction: action,
      services: section,
      voices: { title: "T", items: [voice] },
      contact: { title: "T", text: "T", action },
      latest: { count: 3 },
    },
  },
  Doc: {
    ...shared,
    image_dark: undefined,
    id: "an-id",
    slug: "a-slug",
    sidebar_label: "Label",
    sidebar_position: 2,
    last_update,
    draft: true,
  },
  Project: {
    ...shared,
    video: "./reel.mp4",
    slug: "a-project",
    client: "A client",
    confidential: false,
    industry: "Trade",
    role: "Lead",
    period: { from: "2025-09", to: "2026-02" },
    team: "Two",
    services: ["web"],
    technologies: ["Go"],
    results: [
      { label: "Time", before: 9, after: 2, unit: "min" },
      { label: "Orders", value: 7 },
    ],
    gallery: [{ src: "./a.png", dark: "./b.png", alt: "A", caption: "C" }],
    gallery_layout: "grid",
    link: "https://a.example",
    source: "https://b.example",
    testimonial: voice,
    posts: ["2026-03-14-a-post"],
    featured: true,
    order: 2,
    draft: false,
  },
};
const { i18n } = resolveSite(minimalSite());
const text = { en: "Text", de: "Text" };
const data = {
  authors: [
    createAuthorSchema(i18n),
    {
      name: "Alex",
      title: text,
      bio: "Bio",
      url: "https://a.example",
      email: "alex@example.com",
      image: "./a.png",
      socials: { github: "alex" },
    },
  ],
  tags: [
    createTagSchema(i18n),
    { label: text, description: "About", permalink: "/craft" },
  ],
  series: [createSeriesSchema(i18n), { title: text, description: "About" }],
} as const;

const cases = [
  ...collections.map(
    ({ nodeType, schema }) => [nodeType, schema, valid[nodeType]] as const,
  ),
  ...Object.entries(data).map(
    ([name, [schema, fields]]) => [`${name}.yaml`, schema, fields] as const,
  ),
];

/** Values that are right after all: no words where they are optional, any number, a single author; what other files know is checked with them. */
const right =
  /(?:alt|meta|intro|role|services\[0\]|posts\[0\]) = ""|(?:order|position|before|after|value) = -1|^authors = "text"$/;

test.each(cases)(
  "%s: each field with a wrong value or a misspelt name is one error with what is allowed",
  (_, schema, fields) => {
    const check = (wrong: unknown) =>
      validate(schema, {
        data: wrong as Record<string, unknown>,
        file: "a.mdx",
      }).diagnostics;
    const clean = JSON.parse(JSON.stringify(fields)) as unknown;
    expect(check(clean)).toEqual([]);
    const faults = listWrongData(clean).flatMap(({ name, data: wrong }) => {
      if (right.test(name)) return [];
      const found = check(wrong);
      const isComplete = found.every(
        ({ actual, expected = [], reason }) =>
          expected.length > 0 &&
          (actual !== undefined || /^Unknown key|is required/.test(reason)) &&
          !/expected \w+/.test(reason),
      );
      return found.length === 1 && isComplete
        ? []
        : `${name}: ${found.map(({ field, reason, actual, expected }) => [field?.join("."), reason, actual, expected].join(" | ")).join(" || ") || "silent"}`;
    });
    expect(faults).toEqual([]);
  },
);
