import { localePath } from "../../config/locales";
import { hasTypst } from "../../output/profiles/createPdf";

/** Resolves the paths of the PDFs that src/output/profiles writes. */
export const createPdfFields = (root: string) => {
  const createPathField = (path: string, noun: string) => ({
    type: "String",
    description: `Address of the ${noun} as a PDF; null where Typst is not installed.`,
    resolve: ({ locale }: { locale: string }) =>
      hasTypst(root) ? localePath(locale, path) : null,
  });
  return {
    pdf: createPathField("/cv.pdf", "CV"),
    profile: createPathField("/profile.pdf", "project profile"),
  };
};
