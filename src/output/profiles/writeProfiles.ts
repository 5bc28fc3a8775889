import { createHash } from "node:crypto";
import { addLocale } from "../../config/i18n";
import type { Site } from "../../site/loadSite";
import type { Reporter } from "../build";
import type { Output } from "../generatedFiles";
import { createPdf, describeLook, hasTypst } from "./createPdf";
import { createResume } from "./createResume";
import { createCvProfile, createProjectProfile } from "./composeProfiles";
import { loadProfile } from "./profile";

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
