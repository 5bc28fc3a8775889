import type { Localized } from "../config/localize";
import { useText } from "../i18n/useText";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
};

/**
 * A label that hangs on the version that a reader has picked. The page knows
 * of that before React does (DocsBoot), and of what is HTML React takes what
 * it finds, instead of putting back what the server knew.
 */
export function DocsLabel({ label }: { label: Localized }) {
  const html = useText()(label).replace(
    /[&<]/g,
    (sign) => entities[sign] ?? "",
  );
  return (
    <span
      data-label=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
