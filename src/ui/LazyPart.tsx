import { useTranslation } from "gatsby-plugin-react-i18next";
import { lazy, Suspense, useRef, useState, type ComponentType } from "react";
import { Button } from "./Button";
import { ErrorBoundary } from "./ErrorBoundary";
import * as css from "./LazyPart.module.css";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** React keeps a failure for good, so every attempt is a new component. */
const attempt = <Props,>(load: Load<Props>) =>
  lazy(async () => ({
    default: await load(),
  })) as unknown as ComponentType<Props>;

type LazyPartProps<Props extends object> = {
  /** Imports the part: `() => import("./Part").then((file) => file.Part)`. */
  load: Load<Props>;
  /** What the part is given. */
  props: Props;
};

/**
 * A part of a page whose script comes on its own. What the server rendered of
 * it stays in place until then; elsewhere a spinner shows if it takes long. If
 * the script fails, says so and tries again when asked to.
 */
export function LazyPart<Props extends object>({
  load,
  props,
}: LazyPartProps<Props>) {
  const { t } = useTranslation("shell");
  const [Part, setPart] = useState(() => attempt(load));
  const ref = useRef<HTMLDivElement>(null);
  const tryAgain = (reset: () => void) => {
    // The button goes; the focus shall not fall back to the page's start.
    ref.current?.focus({ preventScroll: true });
    setPart(() => attempt(load));
    reset();
  };
  return (
    <div ref={ref} tabIndex={-1} className={css.root}>
      <ErrorBoundary
        fallback={({ error, onRetry }) => (
          <div role="alert" className={css.failure}>
            <p>{error.message}</p>
            <Button onClick={() => tryAgain(onRetry)}>
              {t("loading.retry")}
            </Button>
          </div>
        )}
      >
        <Suspense
          fallback={
            <div role="status" aria-busy="true" className={css.loading}>
              <span>{t("loading.label")}</span>
            </div>
          }
        >
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
