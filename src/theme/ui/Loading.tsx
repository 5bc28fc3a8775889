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
  details?: string | undefined;
};

export function LoadFailure(props: LoadFailureProps) {
  const { t } = useTranslation("shell");
  return <FailureBox {...props} retry={t("loading.retry")} />;
}

/** A {@link LoadFailure} with the label of its button, for where no messages have loaded. */
export function FailureBox(props: LoadFailureProps & { retry: string }) {
  const { onRetry, children, details, retry } = props;
  return (
    <div role="alert" className={css.failure}>
      <p>{children}</p>
      {details ? <small lang="en">{details}</small> : null}
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
