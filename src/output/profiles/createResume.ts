import { makeAbsolute } from "../../config/baseUrl";
import { addLocale } from "../../config/i18n";
import type { ProfileSource } from "./profile";

/** Leaves out `locale`, which each part of a CV has, and what is empty. */
const clean = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner: unknown) =>
      name === "locale" || inner === null ? undefined : inner,
    ),
  );

/** Writes the CV and the projects as JSON Resume 1.0 (https://jsonresume.org/schema), which portals import. */
export function createResume({ config, cv, projects }: ProfileSource): string {
  const { basics, contact, work, education, skills } = cv;
  const { languages, certificates, interests } = cv;
  const resume = {
    $schema:
      "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      ...basics,
      email: contact?.email,
      phone: contact?.phone,
      url: makeAbsolute(config, addLocale(config.i18n, cv.locale, "/")),
      location: basics.location && { address: basics.location },
    },
    work,
    education,
    skills,
    languages,
    certificates,
    interests,
    projects: projects.map((project) => ({
      name: project.title,
      description: project.description,
      startDate: project.period.from,
      endDate: project.period.to,
      entity: project.client,
      roles: project.role ? [project.role] : undefined,
      keywords: project.technologies.map(({ name }) => name),
      url: makeAbsolute(config, project.path),
    })),
  };
  return `${JSON.stringify(clean(resume), null, 2)}\n`;
}
