import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "../ui/Button";
import { Entry } from "../ui/Entry";
import { PageHeader } from "../ui/PageHeader";
import { Sheet } from "../ui/Sheet";
import { errorChain } from "./errorChain";
import * as css from "./ErrorFallback.module.css";

type ErrorFallbackProps = { error: Error; onRetry: () => void };

/** What stands in for a page that crashed: what happened, and a way on. */
export function ErrorFallback({ error, onRetry }: ErrorFallbackProps) {
  const { t } = useTranslation("shell");
  const [message, ...causes] = errorChain(error);
  return (
    <Sheet>
      <div role="alert">
        <PageHeader title={t("crash.title")} label={t("crash.label")} />
        <Entry>
          <Button onClick={onRetry}>{t("crash.tryAgain")}</Button>
          <div className={css.messages}>
            <p>{message}</p>
            {causes.map((cause) => (
              <p key={cause}>
                {t("crash.cause")} {cause}
              </p>
            ))}
          </div>
        </Entry>
      </div>
    </Sheet>
  );
}
