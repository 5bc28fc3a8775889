import { languageTag } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { formatSpan } from "../../lib/format";
import type { ProjectEntry } from "../collections/projectFields";
import { describeAvailability } from "../content/contact";
import type { Cv } from "../content/data/cv";
import { interpolate, loadMessages } from "../messages/fillMessages";

/** A row of a profile: a time or a label in the margin, the rest beside it. */
export type ProfileRow = {
  aside: string;
  heading: string;
  text: string;
  /** Lines in smaller type, such as what it was made with. */
  facts: string[];
  points: string[];
};

/** A CV or a project profile in words of one language: what every format shows. */
export type Profile = ReturnType<typeof createProfile>;

/** Messages of profile.json and cv.json, and the labels of projects.json. */
export type ProfileMessages = Record<
  | "title"
  | "profile"
  | "since"
  | "work"
  | "skills"
  | "education"
  | "certificates"
  | "languages"
  | "interests"
  | "technologies"
  | "lastUsed"
  | "projects",
  string
> & {
  facts: Record<
    "client" | "industry" | "role" | "team" | "technologies",
    string
  >;
};

export type ProfileSource = {
  cv: Cv;
  /** In the locale of the CV, the best first. */
  projects: readonly ProjectEntry[];
  messages: ProfileMessages;
  /** When and how much the owner is free. */
  availability: string | undefined;
  /** The month in which projects without an end still go on, such as `2026-11`. */
  today: string;
};

/** Collects what profiles in the language of a CV are made of: listed projects, the latest first. */
export function loadProfile(
  root: string,
  cv: Cv,
  all: readonly ProjectEntry[],
): ProfileSource {
  const endOf = ({ period }: ProjectEntry) => period.to ?? "9999";
  return {
    cv,
    projects: all
      .filter(({ locale, isListed }) => locale === cv.locale && isListed)
      .sort((a, b) => endOf(b).localeCompare(endOf(a))),
    messages: {
      ...loadMessages(root, cv.locale, "cv"),
      ...loadMessages(root, cv.locale, "profile"),
      facts: loadMessages(root, cv.locale, "projects").facts,
    } as ProfileMessages,
    availability: describeAvailability(root, cv.locale),
    today: new Date().toISOString().slice(0, 7),
  };
}

/** Makes a row of the parts that it has. */
export const createRow = (row: Partial<ProfileRow>): ProfileRow => ({
  aside: "",
  heading: "",
  text: "",
  facts: [],
  points: [],
  ...row,
});

/** Joins words by commas, without those that are missing. */
export const joinWords = (...words: readonly (string | undefined | null)[]) =>
  words.filter(Boolean).join(", ");

/** Writes a period: "since March 2014", or from when to when. */
export function formatPeriod(
  from: string,
  to: string | undefined,
  { cv, messages }: ProfileSource,
): string {
  const text = formatSpan(from, to, languageTag(cv.locale));
  return to ? text : interpolate(messages.since, { date: text });
}

/** What a CV and a project profile have in common. */
export const createProfile = (
  { cv, availability }: ProfileSource,
  title: string,
  sections: readonly { title: string; rows: ProfileRow[] }[],
) => ({
  lang: languageTag(cv.locale),
  title,
  name: cv.basics.name,
  label: cv.basics.label,
  contact: [
    cv.contact?.email,
    cv.contact?.phone,
    cv.basics.location ?? cv.contact?.location,
    siteConfig.url.replace(/^https?:\/\//, ""),
    availability,
  ].filter((text) => text !== undefined && text !== null),
  summary: cv.basics.summary ?? "",
  sections: sections.filter(({ rows }) => rows.length > 0),
});

/** Lists skills by field. */
export const listSkills = ({ cv }: ProfileSource) =>
  cv.skills.map(({ name, keywords }) =>
    createRow({ aside: name, text: joinWords(...keywords) }),
  );

/** Lists languages, and how well they are spoken. */
export const listLanguages = ({ cv }: ProfileSource) =>
  cv.languages.map(({ language, fluency }) =>
    createRow({ aside: language, text: fluency }),
  );

const writeRow = ({ aside, heading, text, facts, points }: ProfileRow) =>
  [
    [aside, heading || text].filter(Boolean).join(": "),
    ...(heading && text ? [text] : []),
    ...facts,
    ...points.map((point) => `- ${point}`),
  ].join("\n");

/** Writes a profile as plain text, for forms of portals. */
export const createText = (profile: Profile): string =>
  [
    [profile.name, profile.label, ...profile.contact]
      .filter(Boolean)
      .join("\n"),
    profile.summary,
    ...profile.sections.map(({ title, rows }) =>
      [title.toUpperCase(), ...rows.map(writeRow)].join("\n\n"),
    ),
  ]
    .filter(Boolean)
    .join("\n\n\n")
    .concat("\n");
