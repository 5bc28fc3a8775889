import { useEffect, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { LoadFailure, Loading } from "./Loading";
import * as css from "./LazyPart.module.css";

type LazyPartProps<Props extends object> = {
  /** Imports the part: `() => import("./Part").then((file) => file.Part)`. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  props: Props;
  /** The part itself, for the build to render; undefined in the browser. */
  onServer?: ComponentType<Props> | undefined;
};

type Loaded<Props> = {
  Part?: ComponentType<Props> | undefined;
  error?: Error;
  isLoading?: boolean;
};

/**
 * A part of a page whose script comes on its own. What the build rendered of
 * it can be read until then; elsewhere a spinner shows if it takes long. If
 * the script fails, says so and loads it again when asked to.
 *
 * Not by React.lazy: that keeps a failure for good, and makes the build's
 * rendering asynchronous, in which react-helmet mixes up the pages' heads.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  onServer,
}: LazyPartProps<Props>) {
  const { t } = useTranslation("shell");
  const [{ Part, error, isLoading }, setLoaded] = useState<Loaded<Props>>({
    Part: onServer,
  });
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isNewest = true;
    const show = (loaded: Loaded<Props>) => isNewest && setLoaded(loaded);
    // What the build has rendered needs no spinner.
    const part = ref.current?.lastElementChild;
    show({ isLoading: !part?.hasChildNodes() });
    load().then(
      (part) => show({ Part: part }),
      (reason: unknown) => show({ error: asError(reason) }),
    );
    return () => {
      isNewest = false;
    };
  }, [load, attempt]);

  const retry = () => {
    // Retrying removes the focused button: keep the focus here, not at the page's start.
    ref.current?.focus({ preventScroll: true });
    setAttempt(attempt + 1);
  };

  return (
    <div ref={ref} tabIndex={-1} className={css.root}>
      {error && (
        <LoadFailure onRetry={retry} details={error.message}>
          {t("loading.failed")}
        </LoadFailure>
      )}
      <div
        className={css.part}
        // React leaves alone what the server put into it.
        suppressHydrationWarning
        dangerouslySetInnerHTML={Part ? undefined : { __html: "" }}
      >
        {Part && <Part {...props} />}
      </div>
      {isLoading && <Loading />}
    </div>
  );
}

const asError = (reason: unknown) =>
  reason instanceof Error ? reason : new Error(String(reason));
