import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { defaultLocale, localeCodes } from "../../config/locales";
import { openEntryCache } from "../site/entryCache";
import { loadSite } from "../site/loadSite";
import { createDocx } from "../profiles/createDocx";
import { createPdf } from "../profiles/createPdf";
import { createProjectProfile } from "../profiles/composeProfiles";
import { createText, loadProfile } from "../profiles/profile";
import type { Profile, ProfileSource } from "../profiles/profile";
import { slugify } from "../content/slugs";
import { defineCommand, parseChoices, UsageError } from "./command";

const usage = `
Writes a project profile for one client or portal into profiles/, which is
neither published nor committed.

  npm run profile -- --for "Acme GmbH" --projects kassel-month-end,leeds-booking
  npm run profile -- --for portal --lang de --anonymous --format txt

  --for        who it is for; names the files
  --lang       the language; default: ${defaultLocale}
  --projects   folders in content/projects, in the order wanted; default: all listed ones
  --skills     technologies to show; default: all of these projects
  --anonymous  leaves out your name and how to reach you
  --format     pdf, docx, txt, or several; default: pdf
`;

type Format = (root: string, profile: Profile) => Promise<Buffer> | string;
const formats: Readonly<Record<string, Format>> = {
  pdf: createPdf,
  docx: (_root, profile) => createDocx(profile),
  txt: (_root, profile) => createText(profile),
};

export const command = defineCommand({
  usage,
  options: {
    for: { type: "string" },
    lang: { type: "string", default: defaultLocale },
    projects: { type: "string" },
    skills: { type: "string" },
    anonymous: { type: "boolean" },
    format: { type: "string", default: "pdf" },
  },
  run: async (values) => {
    const root = process.cwd();
    const name = slugify(values.for ?? "");
    if (!name) throw new UsageError("Say who it is for: --for <name>.");
    parseChoices("lang", values.lang, localeCodes);
    const wanted = parseChoices("format", values.format, Object.keys(formats));
    const { cv: cvs, projects } = await loadSite(root, {
      cache: openEntryCache(root),
    });
    const cv = cvs.find(({ locale }) => locale === values.lang);
    if (!cv) throw new UsageError("The profile needs content/cv.yaml.");
    const source = selectProjects(loadProfile(root, cv, projects), values);
    const profile = createProjectProfile(source);
    if (values.anonymous) {
      const title = source.messages.profile;
      Object.assign(profile, { title, name: profile.label, label: "" });
      profile.contact = [];
    }
    mkdirSync(path.join(root, "profiles"), { recursive: true });
    for (const format of wanted) {
      const file = `profiles/${name}.${values.lang}.${format}`;
      const content = await formats[format]?.(root, profile);
      writeFileSync(path.join(root, file), content ?? "");
      console.log(file);
    }
    return 0;
  },
});

/** Leaves the projects and the technologies that were asked for. */
function selectProjects(
  source: ProfileSource,
  choice: { projects?: string; skills?: string },
): ProfileSource {
  const { projects } = source;
  const known = projects.flatMap(({ technologies }) =>
    technologies.map((technology) => technology.name),
  );
  const folders = projects.map(({ name }) => name);
  const names = parseChoices("projects", choice.projects, folders);
  const skills = parseChoices("skills", choice.skills, [...new Set(known)]);
  const chosen = projects
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
    .map(({ technologies, ...project }) => ({
      ...project,
      technologies: technologies.filter(
        ({ name }) => skills.length === 0 || skills.includes(name),
      ),
    }));
  return { ...source, projects: chosen };
}
