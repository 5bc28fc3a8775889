import { createRequire } from "node:module";
import path from "node:path";
import { localePath } from "../../config/locales";

/** True if Typst is installed, which sets PDFs: an optional dependency of 51 MB. */
export function hasTypst(root: string): boolean {
  const { resolve } = createRequire(path.join(root, "package.json"));
  try {
    resolve("@myriaddreamin/typst-ts-node-compiler");
    return true;
  } catch {
    return false;
  }
}

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
