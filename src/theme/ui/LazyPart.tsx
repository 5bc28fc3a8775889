import { useEffect, useRef, useState, type ComponentType } from "react";
import { openNewerBuild } from "../hooks/openNewerBuild";
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
 * A part of a page with a script of its own. Until that has loaded, it shows
 * what the build rendered, or a spinner; a failed script can be retried, which
 * loads the page again where a newer build is online.
 * React.lazy keeps failures, and makes rendering in the build asynchronous,
 * where react-helmet would mix up the heads of pages.
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
  /** Which control has the focus as the script's take the server's place. */
  const focusedRef = useRef(-1);
  const listControls = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>("a[href], button") ?? []),
  ];
  useEffect(() => {
    if (Part)
      listControls()[focusedRef.current]?.focus({ preventScroll: true });
  }, [Part]);

  useEffect(() => {
    let isNewest = true;
    const show = (loaded: Loaded<Props>) => isNewest && setLoaded(loaded);
    // Content of the build needs no spinner.
    const part = ref.current?.lastElementChild;
    show({ isLoading: !part?.hasChildNodes() });
    (attempt > 0 ? openNewerBuild().then(load) : load()).then(
      (part) => {
        focusedRef.current = listControls().findIndex(
          (control) => control === document.activeElement,
        );
        show({ Part: part });
      },
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
