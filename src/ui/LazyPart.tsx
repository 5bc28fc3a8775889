import { useEffect, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { LoadFailure, Loading } from "./Loading";

type LazyPartProps<Props extends object> = {
  /** Imports the component: `() => import("./Part").then((file) => file.Part)`. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The component, for the build to render; undefined in the browser. */
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
    // Content of the build needs no spinner.
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
    // Retrying removes the focused button.
    ref.current?.focus({ preventScroll: true });
    setAttempt(attempt + 1);
  };

  return (
    <div ref={ref} tabIndex={-1}>
      {error && (
        <LoadFailure onRetry={retry} details={error.message}>
          {t("loading.failed")}
        </LoadFailure>
      )}
      <div
        // React keeps what the server rendered.
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
