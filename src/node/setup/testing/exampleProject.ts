import { minimalSite } from "../../../config/testing/minimalSite";
import { answersSchema } from "../answers";
import type { Project } from "../composeStarter";

export const given = {
  name: "Kim Jones",
  profession: "Translator | Übersetzerin",
  url: "https://www.kim.dev",
  languages: "en,de",
  timeZone: "Europe/Berlin",
  email: "kim@kim.dev",
  colors: "sea",
  typefaces: "newsreader",
  fonts: "bunny",
  sections: "blog,projects,services,cv",
  form: "none",
  statistics: "none",
  street: "High Street 1",
  postcode: "10115",
  town: "Berlin",
  country: "DE",
  host: "own",
  start: "fresh",
};
export const answer = (changes: Partial<typeof given> = {}) =>
  answersSchema.parse({ ...given, ...changes });

export const example = minimalSite({
  favicon: "/favicon.svg",
  announcementBar: { id: "a", content: "A" },
  navbar: {
    items: [
      { label: { en: "Projects", de: "Projekte" }, to: "/projects" },
      {
        type: "dropdown",
        label: "Blog",
        to: "/blog",
        items: [{ label: "Archive", to: "/blog/archive" }],
      },
      { type: "docsVersionDropdown" },
    ],
  },
  footer: {
    links: [
      {
        title: "Elsewhere",
        items: [{ label: "A", href: "https://github.com/example" }],
      },
      {
        title: { en: "Legal", de: "Recht" },
        items: [{ label: "Imprint", to: "/imprint" }],
      },
    ],
  },
});

export const post = "content/blog/2026-01-01-a";
export const files: Record<string, string> = {
  "src/config/site.ts": "import a;\n\nexport const site = defineSite({});\n",
  "content/blog/2026-01-01-a/index.mdx": "---\nauthors: [alex]\n---\n\nA.\n",
  "content/blog/2026-01-01-a/index.de.mdx": "---\nauthors: [alex]\n---\n\nB.\n",
  "content/pages/uses/index.mdx": "Example",
  "content/pages/privacy/index.mdx": "reviewed: 2026-01-01",
  "content/pages/privacy/index.de.mdx": "[A](/de/contact)",
  "content/cv.yaml": "basics: {}",
  "static/favicon.svg": "",
  "static/social.png": "",
  "static/mine.pdf": "",
};
export const project: Project = {
  site: example,
  files: Object.keys(files).filter((file) => !file.startsWith("src/")),
  read: (file) => files[file] ?? "",
  starter: {
    "en/pages/home/index.mdx": "{{name}}, {{profession}}",
    "en/pages/privacy/index.mdx": "Privacy",
    "en/docs/index.mdx": "",
    "de/pages/home/index.mdx": "{{profession}}",
    "de/pages/privacy/index.mdx": "Datenschutz",
    "de/docs/index.mdx": "",
  },
  date: "2026-11-24",
};
