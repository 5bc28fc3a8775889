import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { localePath } from "../../config/locales";
import type { Site } from "../site/loadSite";
import { hasTypst } from "../model/pdfFields";
import type { Output } from "../output/generatedFiles";
import { projectRoot } from "../paths";
import { createPdf, describeLook } from "./createPdf";
import { createResume } from "./createResume";
import { createCvProfile, createProjectProfile } from "./composeProfiles";
import { loadProfile } from "./profile";
import type { Profile } from "./profile";

/**
 * Writes the CV of each language as JSON Resume, and as a PDF with a project
 * profile beside it where Typst is installed. A PDF whose words are the same
 * as in the last build is left as it is.
 */
export async function writeProfiles(
  { cache, reporter, store }: Pick<BuildArgs, "cache" | "reporter" | "store">,
  { cv: cvs, projects }: Pick<Site, "cv" | "projects">,
  output: Output,
): Promise<void> {
  const root = projectRoot(store);
  const hasPdfs = hasTypst(root);
  const writePdf = async (name: string, profile: Profile) => {
    const key = createHash("sha256")
      .update(describeLook(root) + JSON.stringify(profile))
      .digest("hex");
    const file = name.slice(1);
    const isCurrent =
      (await cache.get(`profile ${name}`)) === key &&
      existsSync(path.join(output.folder, file));
    if (isCurrent) {
      output.track([file]);
      return;
    }
    output.write(file, await createPdf(root, profile));
    await cache.set(`profile ${name}`, key);
  };
  for (const cv of cvs) {
    const source = loadProfile(root, cv, projects);
    const at = (file: string) => localePath(cv.locale, file);
    output.write(at("/cv.json").slice(1), createResume(source));
    if (!hasPdfs) continue;
    await writePdf(at("/cv.pdf"), createCvProfile(source));
    await writePdf(at("/profile.pdf"), createProjectProfile(source));
  }
  if (cvs.length > 0 && !hasPdfs) {
    reporter.info(
      "No PDFs of the CV: Typst is not installed (npm install --include=optional).",
    );
  }
}
