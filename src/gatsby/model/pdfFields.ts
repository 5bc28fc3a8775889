import { localePath } from "../../config/locales";
import { hasTypst } from "../../output/profiles/createPdf";

/** Resolves the paths of the PDFs that src/output/profiles writes. */
export const createPdfFields = (root: string) => {
  const createPathField = (path: string) => ({
    resolve: ({ locale }: { locale: string }) =>
      hasTypst(root) ? localePath(locale, path) : null,
  });
  return {
    pdf: createPathField("/cv.pdf"),
    profile: createPathField("/profile.pdf"),
  };
};
