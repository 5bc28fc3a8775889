import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { Button } from "./Button";
import * as css from "./Loading.module.css";

/** A spinner, which appears after a delay: in a status that is there already, so that screen readers announce it. */
export function Loading() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" className={css.root}>
      <span>{t("loading.label")}</span>
    </div>
  );
}

type LoadFailureProps = {
  onRetry: () => void;
  children: ReactNode;
  /** The error's message, in English. */
  details?: string;
};

export function LoadFailure({ onRetry, children, details }: LoadFailureProps) {
  const { t } = useTranslation("shell");
  return (
    <div role="alert" className={css.failure}>
      <p>{children}</p>
      {details ? <small lang="en">{details}</small> : null}
      <Button onClick={onRetry}>{t("loading.retry")}</Button>
    </div>
  );
}
