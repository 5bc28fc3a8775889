import { formatSiteAddress, makeAbsolute } from "../../config/baseUrl";
import { findLanguageTag } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import type { Messages } from "../../theme/i18n/messages";
import { getTelAddress } from "../../lib/address";
import { formatSpan } from "../../lib/format";
import { getToday } from "../../lib/zonedTime";
import type { ProjectEntry } from "../../site/collections/projectFields";
import { describeAvailability } from "../../site/content/contact";
import type { Cv } from "../../site/content/data/cv";
import { interpolate } from "../../lib/interpolate";
import type { Site } from "../../site/loadSite";
import { loadMessages } from "../../site/messages/fillMessages";

/** A row of a profile: a time or a label in the margin, the rest beside it. */
export type ProfileRow = {
  aside?: string;
  heading?: string;
  /** The address that the heading leads to. */
  url?: string;
  text?: string;
  /** Lines in smaller type, such as what it was made with. */
  facts?: string[];
  points?: string[];
};

/** A CV or a project profile in words of one language: what every format shows. */
export type Profile = ReturnType<typeof createProfile>;

type Fact = "client" | "industry" | "role" | "team" | "technologies";
type MessageName = keyof (Messages["cv"] & Messages["profile"]);
type ProfileMessages = Record<MessageName, string> & {
  facts: Record<Fact, string>;
};

/** The parts that profiles in the language of a CV are made of. */
export type ProfileSource = {
  config: ResolvedSite;
  cv: Cv;
  /** The language of the CV, as BCP 47 has it. */
  tag: string;
  /** The listed projects in the locale of the CV, the latest first. */
  projects: readonly ProjectEntry[];
  messages: ProfileMessages;
  /** The words that say when and how much the owner is available. */
  availability: string | undefined;
  /** The month in which projects without an end still go on, such as `2026-11`. */
  today: string;
};

/** Collects the parts of profiles in the language of a CV. */
export function loadProfile(
  root: string,
  { config, projects }: Pick<Site, "config" | "projects">,
  cv: Cv,
): ProfileSource {
  const { locale } = cv;
  const endOf = ({ period }: ProjectEntry) => period.to ?? "9999";
  return {
    config,
    cv,
    tag: findLanguageTag(config.i18n, locale),
    projects: projects
      .filter((project) => project.locale === locale && project.isListed)
      // The folder is the same in all languages, a slug is not.
      .sort(
        (a, b) =>
          endOf(b).localeCompare(endOf(a)) ||
          a.folder.localeCompare(b.folder, "en"),
      ),
    messages: {
      ...loadMessages(root, config.i18n, locale, "cv"),
      ...loadMessages(root, config.i18n, locale, "profile"),
      facts: loadMessages(root, config.i18n, locale, "projects").facts,
    } as ProfileMessages,
    availability: describeAvailability(root, config, locale),
    today: getToday(config.timeZone).slice(0, 7),
  };
}

/** Joins words by commas, without those that are missing. */
export const joinWords = (...words: readonly (string | undefined | null)[]) =>
  words.filter(Boolean).join(", ");

/** Writes a period: "since March 2014", or from when to when. */
export function formatPeriod(
  from: string,
  to: string | undefined,
  { tag, messages }: ProfileSource,
): string {
  const text = formatSpan(from, to, tag);
  return to ? text : interpolate(messages.since, { date: text });
}

/** Creates a profile with the parts that a CV and a project profile share. */
export const createProfile = (
  { config, cv, tag, availability }: ProfileSource,
  title: string,
  sections: readonly { title: string; rows: ProfileRow[] }[],
) => {
  const { email, phone, location } = cv.contact ?? {};
  const contact = [
    { text: email, url: `mailto:${email}` },
    { text: phone, url: phone && getTelAddress(phone) },
    { text: cv.basics.location ?? location },
    { text: formatSiteAddress(config), url: makeAbsolute(config, "/") },
    { text: availability },
  ];
  return {
    lang: tag,
    title: `${title}, ${cv.basics.name}`,
    name: cv.basics.name,
    label: cv.basics.label,
    contact: contact.flatMap(({ text, url }) => (text ? { text, url } : [])),
    summary: cv.basics.summary ?? "",
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
};

/** Returns a profile without the owner's name and how to reach them: links to projects would tell the site. */
export const anonymize = (
  profile: Profile,
  { messages }: ProfileSource,
): Profile => ({
  ...profile,
  title: messages.profile,
  name: profile.label,
  label: "",
  contact: [],
  sections: profile.sections.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ url, ...row }) => row),
  })),
});
