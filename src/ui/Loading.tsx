import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { Button } from "./Button";
import * as css from "./Loading.module.css";

/** Says that something is on its way, unless it comes soon. */
export function Loading() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-busy="true" className={css.root}>
      <span>{t("loading.label")}</span>
    </div>
  );
}

type LoadFailureProps = {
  onRetry: () => void;
  /** What went wrong. */
  children: ReactNode;
  /** The message of the error, in English. */
  details?: string;
};

/** Says that something could not be loaded, and loads it again when asked to. */
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
