import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { useTranslation } from "../i18n/useTranslation";
import { LoadFailure } from "./LoadFailure";
import { Loading } from "./Loading";
import * as css from "./LazyPart.module.css";

type LazyPartProps<Props extends object> = {
  /** Imports the part: `() => import("./Part").then((file) => file.Part)`. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  props: Props;
  /** The part itself, for the build to render; the browser does without it. */
  onServer?: ComponentType<Props> | undefined;
};

type Loaded<Props> = { Part?: ComponentType<Props>; error?: Error };

const isServer = typeof document === "undefined";

/** What the server rendered here, read before React takes over. */
const renderedBefore = (id: string): string =>
  isServer ? "" : (document.getElementById(id)?.innerHTML ?? "");

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
  onServer: OnServer,
}: LazyPartProps<Props>) {
  const { t } = useTranslation("shell");
  const [{ Part, error }, setLoaded] = useState<Loaded<Props>>({});
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [rendered] = useState(() => renderedBefore(id));

  useEffect(() => {
    let isNewest = true;
    const show = (loaded: Loaded<Props>) => isNewest && setLoaded(loaded);
    load().then(
      (part) => show({ Part: part }),
      (reason: unknown) => show({ error: asError(reason) }),
    );
    return () => {
      isNewest = false;
    };
  }, [load, attempt]);

  const retry = () => {
    // The button goes; the focus shall not fall back to the page's start.
    ref.current?.focus({ preventScroll: true });
    setLoaded({});
    setAttempt(attempt + 1);
  };

  let content: ReactNode;
  if (Part) content = <Part {...props} />;
  else if (isServer && OnServer) content = <OnServer {...props} />;
  else if (!rendered && !error) content = <Loading />;
  return (
    <div ref={ref} tabIndex={-1} className={css.root}>
      {error && (
        <LoadFailure onRetry={retry} details={error.message}>
          {t("loading.failed")}
        </LoadFailure>
      )}
      {content || !rendered ? (
        <div id={id}>{content}</div>
      ) : (
        <div id={id} dangerouslySetInnerHTML={{ __html: rendered }} />
      )}
    </div>
  );
}

const asError = (reason: unknown) =>
  reason instanceof Error ? reason : new Error(String(reason));
