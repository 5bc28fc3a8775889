import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import type { VersionFacts } from "../lib/docsContext";
import { Badge } from "../ui/Badge";
import { Notice } from "../ui/Notice";

type DocsVersionNoticeProps = { about: VersionFacts };

/** Warns of a version that is not the one to rely on, and leads to that one. */
export function DocsVersionNotice({ about }: DocsVersionNoticeProps) {
  const { t } = useTranslation("docs");
  const { label, banner, last } = about;
  if (!banner) return null;
  const version =
    label === null ? t("version.next") : t("version.named", { version: label });
  const isOld = banner === "unmaintained";
  return (
    <Notice label={<Badge>{isOld ? t("banner.old") : t("banner.new")}</Badge>}>
      {isOld
        ? t("banner.oldText", { version })
        : t("banner.newText", { version })}{" "}
      {last ? (
        <Link to={last.path}>
          {last.isSame ? t("banner.same") : t("banner.start")}
          {last.label === null ? "" : ` (${last.label})`}
        </Link>
      ) : null}
    </Notice>
  );
}
