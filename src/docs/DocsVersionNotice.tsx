import { Link } from "../i18n/Link";
import { useTranslation } from "../i18n/useTranslation";
import type { VersionFacts } from "../lib/docs";
import { Badge, Notice } from "../ui/Notice";

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

type DocsBadgeProps = { about: VersionFacts };

/** Names the version that a page belongs to, where there are several. */
export function DocsBadge({ about }: DocsBadgeProps) {
  const name = useVersionName(about);
  return about.hasBadge ? <Badge>{name}</Badge> : null;
}

/** What the page's language calls the version that a page belongs to. */
export function useVersionName({ label }: VersionFacts): string {
  const { t } = useTranslation("docs");
  return label === null
    ? t("version.nextBadge")
    : t("version.badge", { version: label });
}

/** The same where it is not the latest one, whose pages have titles of the same words. */
export function useOtherVersion(about: VersionFacts): string | undefined {
  const name = useVersionName(about);
  return about.last ? name : undefined;
}
