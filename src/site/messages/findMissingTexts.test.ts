import { siteConfig } from "../../config/resolved";
import { findMissingTexts } from "./findMissingTexts";

it("finds what a language lacks, however deep", () => {
  const data = {
    title: "One for all",
    tagline: { en: "Freelancer", de: "Freiberuflich" },
    items: [{ label: { en: "Tags", de: "Tags" } }, { label: { en: "Blog" } }],
    link: { en: "x", to: "/" },
    locales: { en: { label: "English" } },
    options: {},
    wrong: { de: "Texte" },
  };
  expect(findMissingTexts(siteConfig.i18n, "content/tags.yaml", data)).toEqual([
    {
      file: "content/tags.yaml",
      field: ["items", 1, "label"],
      fatal: false,
      reason: 'This text is missing in "de"; pages show another language.',
      note: 'Add de: "…" beside en.',
    },
  ]);
});
