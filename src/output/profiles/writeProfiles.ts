import { createHash } from "node:crypto";
import type { BuildArgs } from "gatsby";
import { localePath } from "../../config/locales";
import type { Site } from "../../site/loadSite";
import type { Output } from "../generatedFiles";
import { projectRoot } from "../../site/files/paths";
import { createPdf, describeLook, hasTypst } from "./createPdf";
import { createResume } from "./createResume";
import { createCvProfile, createProjectProfile } from "./composeProfiles";
import { loadProfile } from "./profile";

/**
 * Writes the CV of each language as JSON Resume, and as a PDF with a project
 * profile beside it where Typst is installed.
 */
export async function writeProfiles(
  { reporter, store }: Pick<BuildArgs, "reporter" | "store">,
  { cv: cvs, projects }: Pick<Site, "cv" | "projects">,
  { update, write }: Pick<Output, "update" | "write">,
): Promise<void> {
  const root = projectRoot(store);
  const hasPdfs = hasTypst(root);
  const look = describeLook(root);
  for (const cv of cvs) {
    const source = loadProfile(root, cv, projects);
    const nameFile = (file: string) => localePath(cv.locale, file).slice(1);
    write(nameFile("/cv.json"), createResume(source));
    const pdfs = {
      "/cv.pdf": createCvProfile(source),
      "/profile.pdf": createProjectProfile(source),
    };
    for (const [file, profile] of Object.entries(hasPdfs ? pdfs : {})) {
      const key = createHash("sha256")
        .update(look + JSON.stringify(profile))
        .digest("hex");
      await update(nameFile(file), key, () => createPdf(root, profile));
    }
  }
  if (cvs.length > 0 && !hasPdfs) {
    reporter.info(
      "No PDFs of the CV: Typst is not installed (npm install --include=optional).",
    );
  }
}
