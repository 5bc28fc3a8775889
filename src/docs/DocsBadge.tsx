import { useTranslation } from "../i18n/useTranslation";
import type { VersionFacts } from "../lib/docsContext";
import { Badge } from "../ui/Badge";

type DocsBadgeProps = { about: VersionFacts };

/** Names the version that a page belongs to, where there are several. */
export function DocsBadge({ about: { label, hasBadge } }: DocsBadgeProps) {
  const { t } = useTranslation("docs");
  if (!hasBadge) return null;
  return (
    <Badge>
      {label === null
        ? t("version.nextBadge")
        : t("version.badge", { version: label })}
    </Badge>
  );
}
