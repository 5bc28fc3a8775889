import { isPreview } from "../../config/preview";

/** Components that only previews show, with their texts and sheets. */
const parts = /[\\/]Preview(?:Mark|Notice|Strip)\.tsx$/;

type Config = { module: { rules: object[] }; plugins: object[] };

/**
 * Keeps what only previews show out of production's scripts and sheets: with
 * the condition known, nothing uses those components, and what nothing uses and
 * has no side effects is left out.
 */
export function previewOnly(
  { module, plugins }: Config,
  define: (values: object) => object,
): void {
  plugins.push(
    define({
      "process.env.GATSBY_SITE_PREVIEW": JSON.stringify(String(isPreview)),
    }),
  );
  module.rules.push({ test: parts, sideEffects: false });
}
