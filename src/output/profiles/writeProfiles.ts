import { createHash } from "node:crypto";
import { addLocale } from "../../config/i18n";
import type { Site } from "../../site/loadSite";
import type { Reporter } from "../build";
import type { Output } from "../generatedFiles";
import { createPdf, describeLook, hasTypst } from "./createPdf";
import { createCvProfile, createProjectProfile } from "./composeProfiles";
import { loadProfile } from "./profile";
import { makeAbsolute } from "../../config/baseUrl";
import type { ProfileSource } from "./profile";

/**
 * Writes the CV of each language as JSON Resume, and as a PDF with a project
 * profile beside it where Typst is installed.
 */
export async function writeProfiles(
  { update, write }: Pick<Output, "update" | "write">,
  site: Pick<Site, "config" | "cv" | "projects">,
  root: string,
  reporter: Pick<Reporter, "info">,
): Promise<void> {
  const { config, cv: cvs } = site;
  const hasPdfs = hasTypst(root);
  const look = describeLook(root, config);
  for (const cv of cvs) {
    const source = loadProfile(root, site, cv);
    const nameFile = (file: string) =>
      addLocale(config.i18n, cv.locale, file).slice(1);
    write(nameFile("/cv.json"), createResume(source));
    const pdfs = {
      "/cv.pdf": createCvProfile(source),
      "/profile.pdf": createProjectProfile(source),
    };
    for (const [file, profile] of Object.entries(hasPdfs ? pdfs : {})) {
      const key = createHash("sha256")
        .update(look + JSON.stringify(profile))
        .digest("hex");
      await update(nameFile(file), key, () => createPdf(root, config, profile));
    }
  }
  if (cvs.length > 0 && !hasPdfs) {
    reporter.info(
      "No PDFs of the CV: Typst is not installed (npm install --include=optional).",
    );
  }
}

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
