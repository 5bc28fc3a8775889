import { siteConfig } from "../../config/resolved";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import { CallToAction } from "../ui/CallToAction";

/** What leads from projects to the contact page. */
export function ContactCall({ to }: { to: string }) {
  const { t } = useTranslation("projects");
  const { text } = useLocale();
  const { callToAction } = siteConfig.projects;
  return (
    <CallToAction
      title={t("contact.title")}
      text={callToAction ? text(callToAction) : t("contact.text")}
      action={{ label: t("contact.link"), to }}
    />
  );
}
