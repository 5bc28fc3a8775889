import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { Button } from "./Button";
import * as css from "./LoadFailure.module.css";

type LoadFailureProps = {
  onRetry: () => void;
  /** What went wrong. */
  children: ReactNode;
};

/** Says that something could not be loaded, and loads it again when asked to. */
export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  const { t } = useTranslation("shell");
  return (
    <div role="alert" className={css.root}>
      <p>{children}</p>
      <Button onClick={onRetry}>{t("loading.retry")}</Button>
    </div>
  );
}
