import { languageTag } from "../../config/locales";
import { formatFigure, formatYear } from "../../lib/format";
import { interpolate } from "../messages/fillMessages";
import type { ProjectEntry } from "../collections/projectFields";
import {
  createProfile,
  createRow,
  formatPeriod,
  joinWords,
  listLanguages,
  listSkills,
  type Profile,
  type ProfileRow,
  type ProfileSource,
} from "./profile";
import { sumSkillYears } from "./skillYears";

/** Composes the CV: what /cv shows. */
export function createCvProfile(source: ProfileSource): Profile {
  const { cv, messages } = source;
  return createProfile(source, `${messages.title}, ${cv.basics.name}`, [
    {
      title: messages.work,
      rows: cv.work.map((work) =>
        createRow({
          aside: formatPeriod(work.startDate, work.endDate, source),
          heading: joinWords(work.position, work.name),
          text: work.summary ?? "",
          points: work.highlights,
        }),
      ),
    },
    { title: messages.skills, rows: listSkills(source) },
    {
      title: messages.education,
      rows: cv.education.map((time) =>
        createRow({
          aside: formatPeriod(time.startDate, time.endDate, source),
          heading: joinWords(time.area, time.studyType) || time.institution,
          text: time.area || time.studyType ? time.institution : "",
        }),
      ),
    },
    {
      title: messages.certificates,
      rows: cv.certificates.map(({ name, date, issuer }) =>
        createRow({
          aside: date?.slice(0, 4) ?? "",
          text: joinWords(name, issuer),
        }),
      ),
    },
    { title: messages.languages, rows: listLanguages(source) },
    {
      title: messages.interests,
      rows: cv.interests.map(({ name, keywords }) =>
        createRow({
          aside: keywords.length > 0 ? name : "",
          text: joinWords(...keywords) || name,
        }),
      ),
    },
  ]);
}

/** Composes a project profile, as agencies and clients ask for it: skills with their years, then the projects. */
export function createProjectProfile(source: ProfileSource): Profile {
  const { cv, messages, projects, today } = source;
  const tag = languageTag(cv.locale);
  const years = sumSkillYears(
    projects.map(({ technologies, period }) => ({
      ...period,
      skills: technologies.map(({ name }) => name),
    })),
    today,
  );
  return createProfile(source, `${messages.profile}, ${cv.basics.name}`, [
    { title: messages.skills, rows: listSkills(source) },
    {
      title: messages.technologies,
      rows: years.map(({ name, months, last }) => {
        const year = formatYear(String(last), tag);
        const text = formatDuration(months, tag);
        const lastUsed = interpolate(messages.lastUsed, { year });
        return createRow({ aside: name, text: `${text}, ${lastUsed}` });
      }),
    },
    {
      title: messages.projects,
      rows: projects.map((project) => createProjectRow(project, source)),
    },
    { title: messages.languages, rows: listLanguages(source) },
  ]);
}

function createProjectRow(
  project: ProjectEntry,
  source: ProfileSource,
): ProfileRow {
  const { client, industry, role, team, technologies, period } = project;
  const { facts } = source.messages;
  const tag = languageTag(source.cv.locale);
  const values = {
    client,
    industry,
    role,
    team,
    technologies: technologies.map(({ name }) => name).join(", "),
  };
  return createRow({
    aside: formatPeriod(period.from, period.to, source),
    heading: project.title,
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
  });
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
