import type { Localized } from "../../config/localize";
import type { SiteInput } from "../../config/types";
import { sectionNames } from "./answers";
import type { AnswerName } from "./answers";
import { isExample } from "./composeSite";
import { findSections } from "./composeStarter";
import { palettes } from "./looks";
import { listLanguages } from "./writeAnswers";

type WrittenAnswers = Partial<Record<AnswerName, string>>;

/** The answers of an owner who asks for nothing special. */
const defaults: WrittenAnswers = {
  colors: "margin",
  typefaces: "source",
  fonts: "bunny",
  sections: sectionNames.join(","),
  form: "none",
  comments: "none",
  statistics: "none",
  country: "DE",
  host: "netlify",
  start: "fresh",
};

const join = (text: Localized | undefined) =>
  typeof text === "object" ? Object.values(text).join(" | ") : text;

/** An option that has a name; others are the owner's own, and setup leaves them. */
const readName = (option: unknown) =>
  typeof option === "string" ? option : undefined;

function readComments(comments: SiteInput["comments"]): string {
  if (!comments) return "none";
  if (comments.provider === "thread") return comments.host;
  const { repo, repoId, category, categoryId } = comments;
  return [repo, repoId, category, categoryId].join(",");
}

/** What the config says now, as answers; for the example, defaults. */
export function readAnswers(
  site: SiteInput,
  files: readonly string[],
): WrittenAnswers {
  if (isExample(site)) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const languages = listLanguages(site).join(",");
    return { ...defaults, languages, timeZone };
  }
  const { colors = {}, comments, contact, legal, statistics } = site;
  const isSame = (palette: object) =>
    JSON.stringify(palette) === JSON.stringify(colors);
  return {
    name: join(site.title),
    profession: join(site.tagline),
    url: site.url,
    languages: listLanguages(site).join(","),
    timeZone: site.timeZone,
    email: contact?.email,
    phone: contact?.phone,
    colors: Object.keys(palettes).find((name) => isSame(palettes[name] ?? {})),
    typefaces: readName(site.typefaces ?? defaults.typefaces),
    fonts: readName(site.fonts ?? "self-hosted"),
    sections: findSections(files).join(","),
    form: contact?.form || "none",
    comments: readComments(comments),
    statistics: statistics
      ? [statistics.provider, statistics.site, statistics.host ?? []]
          .flat()
          .join(",")
      : "none",
    street: legal?.street,
    postcode: legal?.postcode,
    town: legal?.town,
    country: legal?.country,
    vatId: legal?.vatId,
    businessId: legal?.businessId,
    insurer: legal?.insurance?.insurer,
    insuranceScope: join(legal?.insurance?.scope),
    host: readName(legal?.host),
    mailProvider: legal?.mailProvider,
    authority: join(legal?.authority),
  };
}
