import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import type { VersionFacts } from "../../lib/docs";
import { Badge, Notice } from "../ui/Notice";

/** A notice on pages of other versions than the default, with a link to that. */
export function DocsVersionNotice({ about }: { about: VersionFacts }) {
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

/** The version of the page, if there are several. */
export function DocsBadge({ about }: { about: VersionFacts }) {
  const name = useVersionName(about);
  return about.hasBadge ? <Badge>{name}</Badge> : null;
}

/** The name of the version in the page's language. */
export function useVersionName({ label }: VersionFacts): string {
  const { t } = useTranslation("docs");
  return label === null
    ? t("version.nextBadge")
    : t("version.badge", { version: label });
}
