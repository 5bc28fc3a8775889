import { makeAbsolute } from "../../config/baseUrl";
import { formatFigure } from "../../lib/format";
import { interpolate } from "../../lib/interpolate";
import { describeNumerals, formatYear } from "../../lib/numerals";
import type { ProjectEntry } from "../../site/collections/projectFields";
import { createProfile, formatPeriod, joinWords } from "./profile";
import type { Profile, ProfileRow, ProfileSource } from "./profile";

/** Composes the CV: what /cv shows. */
export function createCvProfile(source: ProfileSource): Profile {
  const { cv, messages } = source;
  const work = cv.work.map(({ startDate, endDate, ...job }) => ({
    aside: formatPeriod(startDate, endDate, source),
    heading: joinWords(job.position, job.name),
    text: job.summary ?? undefined,
    points: job.highlights,
  }));
  const education = cv.education.map(
    ({ startDate, endDate, area, studyType, institution }) => ({
      aside: formatPeriod(startDate, endDate, source),
      heading: joinWords(area, studyType) || institution,
      text: area || studyType ? institution : undefined,
    }),
  );
  const certificates = cv.certificates.map(({ name, date, issuer }) => ({
    aside: date?.slice(0, 4),
    text: joinWords(name, issuer),
  }));
  const interests = cv.interests.map(({ name, keywords }) => ({
    aside: keywords.length > 0 ? name : undefined,
    text: joinWords(...keywords) || name,
  }));
  return createProfile(source, messages.title, [
    { title: messages.work, rows: work },
    createSkillsSection(source),
    { title: messages.education, rows: education },
    { title: messages.certificates, rows: certificates },
    createLanguagesSection(source),
    { title: messages.interests, rows: interests },
  ]);
}

/** Composes a project profile, as agencies and clients ask for it: skills with their years, then the projects. */
export function createProjectProfile(source: ProfileSource): Profile {
  const { messages, projects, today, tag } = source;
  const uses = projects.map(({ technologies, period }) => ({
    ...period,
    skills: technologies.map(({ name }) => name),
  }));
  const numerals = describeNumerals(tag);
  const technologies = sumSkillYears(uses, today).map(
    ({ name, months, last }) => {
      const year = formatYear(String(last), numerals);
      const lastUsed = interpolate(messages.lastUsed, { year });
      return {
        aside: name,
        text: `${formatDuration(months, tag)}, ${lastUsed}`,
      };
    },
  );
  const rows = projects.map((project) => createProjectRow(project, source));
  return createProfile(source, messages.profile, [
    createSkillsSection(source),
    { title: messages.technologies, rows: technologies },
    { title: messages.projects, rows },
    createLanguagesSection(source),
  ]);
}

const createSkillsSection = ({ cv, messages }: ProfileSource) => ({
  title: messages.skills,
  rows: cv.skills.map(({ name, keywords }) => ({
    aside: name,
    text: joinWords(...keywords),
  })),
});

const createLanguagesSection = ({ cv, messages }: ProfileSource) => ({
  title: messages.languages,
  rows: cv.languages.map(({ language, fluency }) => ({
    aside: language,
    text: fluency,
  })),
});

function createProjectRow(
  project: ProjectEntry,
  source: ProfileSource,
): ProfileRow {
  const { client, industry, role, team, technologies, period } = project;
  const { tag, messages } = source;
  const { facts } = messages;
  const values = {
    client,
    industry,
    role,
    team,
    technologies: technologies.map(({ name }) => name).join(", "),
  };
  return {
    aside: formatPeriod(period.from, period.to, source),
    heading: project.title,
    url: makeAbsolute(source.config, project.path),
    text: project.description,
    facts: Object.entries(values).flatMap(([name, value]) =>
      value ? `${facts[name as keyof typeof values]}: ${value}` : [],
    ),
    points: project.results.map((result) => {
      const { label, before, after, value, unit = "" } = result;
      const figures = [value, before, after].flatMap((figure) =>
        figure === undefined ? [] : formatFigure(figure, unit, tag),
      );
      return `${label}: ${figures.join(" → ")}`;
    }),
  };
}

/** @example formatDuration(30, "en-GB") -> "2.5 years" */
function formatDuration(months: number, tag: string): string {
  const [value, unit] = months < 12 ? [months, "month"] : [months / 12, "year"];
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  }).format(value);
}

/** A project, as far as its time and technologies matter. Months are `2025-09`; a year alone is all of it. */
export type UsedSkills = {
  skills: readonly string[];
  from: string;
  /** Missing while it is still going on. */
  to?: string | undefined;
};

/** Counts months since the year 0; of a year alone, its first or last month. */
function countMonths(date: string, isEnd: boolean): number {
  const [year = 0, month = isEnd ? 12 : 1] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

/**
 * Works out for how long each skill was used, the longest first, and the year of
 * its last use. Months of projects at the same time count once.
 * @param today the month in which projects that are still going on end, such as `2026-11`
 */
export function sumSkillYears(projects: readonly UsedSkills[], today: string) {
  const used = new Map<string, Set<number>>();
  for (const { skills, from, to } of projects) {
    const end = countMonths(to ?? today, true);
    for (const name of skills) {
      const months = used.get(name) ?? new Set();
      used.set(name, months);
      for (let at = countMonths(from, false); at <= end; at++) months.add(at);
    }
  }
  return [...used]
    .map(([name, months]) => ({
      name,
      months: months.size,
      last: Math.floor(Math.max(...months) / 12),
    }))
    .sort((a, b) => b.months - a.months || b.last - a.last);
}
