import { defaultLocale, localeCodes } from "../config/locales";
import { ownerConfig } from "../config/ownerConfig";
import { openEntryCache } from "../site/entryCache";
import { loadSite } from "../site/loadSite";
import { createDocx } from "../output/profiles/createDocx";
import { createPdf } from "../output/profiles/createPdf";
import { createProjectProfile } from "../output/profiles/composeProfiles";
import { anonymize, loadProfile } from "../output/profiles/profile";
import type { ProfileSource } from "../output/profiles/profile";
import { slugify } from "../site/content/slugs";
import { defineCommand, parseChoices, UsageError } from "./command";
import { writeFiles } from "./writeFiles";

const usage = `
Writes a project profile for one client or portal into profiles/, which is
neither published nor committed.

  npm run profile -- --for "Acme GmbH" --projects kassel-month-end,leeds-booking
  npm run profile -- --for portal --lang de --anonymous --format docx

  --for        who it is for; names the files
  --lang       the language, or several: de,en; default: ${defaultLocale}
  --projects   folders in content/projects, in the order wanted; default: all listed ones
  --skills     technologies to show; default: all of these projects
  --anonymous  leaves out your name and how to reach you
  --format     pdf, docx, or both; default: pdf
`;

const text = { type: "string" } as const;

export const command = defineCommand({
  usage,
  options: {
    for: text,
    lang: { ...text, default: defaultLocale },
    projects: text,
    skills: text,
    anonymous: { type: "boolean" },
    format: { ...text, default: "pdf" },
  },
  run: async ({ for: reader = "", lang, anonymous, format, ...choice }) => {
    const root = process.cwd();
    const name = slugify(reader);
    if (!name) throw new UsageError("Say who it is for: --for <name>.");
    const locales = parseChoices("lang", lang, localeCodes);
    const formats = parseChoices("format", format, ["pdf", "docx"]);
    const site = await loadSite(root, ownerConfig, {
      cache: openEntryCache(root),
    });
    const cvs = site.cv.filter(({ locale }) => locales.includes(locale));
    if (cvs.length === 0)
      throw new UsageError("The profile needs content/cv.yaml.");
    for (const cv of cvs) {
      const source = selectProjects(loadProfile(root, site, cv), choice);
      const whole = createProjectProfile(source);
      const profile = anonymous ? anonymize(whole, source) : whole;
      for (const extension of formats) {
        const file = `profiles/${name}.${cv.locale}.${extension}`;
        const created =
          extension === "pdf"
            ? createPdf(root, site.config, profile)
            : createDocx(profile);
        const content = await created.catch(explainMissingPackage);
        writeFiles(root, { [file]: content });
        console.log(file);
      }
    }
    return 0;
  },
});

/** Says how to add the packages that write files: they are optional, since most sites can do without. */
function explainMissingPackage(error: NodeJS.ErrnoException): never {
  if (!error.code?.endsWith("MODULE_NOT_FOUND")) throw error;
  const [, name] = /'([^']+)'/.exec(error.message) ?? [];
  throw new UsageError(
    `${name} is not installed: npm install --include=optional adds it.`,
  );
}

/** Leaves the projects and the technologies that were asked for. */
function selectProjects(
  source: ProfileSource,
  choice: { projects?: string; skills?: string },
): ProfileSource {
  const { projects } = source;
  const folders = projects.map(({ name }) => name);
  const technologies = projects.flatMap((project) => project.technologies);
  const known = [...new Set(technologies.map(({ name }) => name))];
  const names = parseChoices("projects", choice.projects, folders);
  const skills = parseChoices("skills", choice.skills, known);
  const selected = projects
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
    .map((project) => ({
      ...project,
      technologies: project.technologies.filter(
        ({ name }) => skills.length === 0 || skills.includes(name),
      ),
    }));
  return { ...source, projects: selected };
}
