import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { stripLocale } from "../../config/locales";
import { stripBaseUrl } from "../../config/resolved";
import { useTranslation } from "../i18n/useTranslation";
import {
  getLoadFailure,
  offerRetry,
  onLoadFailure,
} from "../routing/openDocument";
import { showWithoutScripts } from "../state/withoutScripts";
import { FailureBox, LoadFailure } from "../ui/Loading";
import * as css from "./NavigationFailure.module.css";

const useLoadFailure = () =>
  useSyncExternalStore(onLoadFailure, getLoadFailure, () => undefined);

/** Says that a page could not be loaded, such as offline, with a button to retry. */
export function NavigationFailure() {
  const { t } = useTranslation("shell");
  const failure = useLoadFailure();
  if (!failure) return null;
  return (
    <div className={css.root} data-print="hide">
      <LoadFailure onRetry={failure.retry}>
        {t(failure.isTrying ? "loading.label" : "loading.offline")}
      </LoadFailure>
    </div>
  );
}

/**
 * Says that a script of the page that a visit begins with could not be loaded.
 * Gatsby renders nothing then: the HTML stays, with its menus as without
 * scripts.
 */
export function showFirstPageFailure(error: unknown): void {
  showWithoutScripts();
  offerRetry(window.location.href);
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<FirstPageFailure error={error} />);
}

function FirstPageFailure({ error }: { error: unknown }) {
  const failure = useLoadFailure();
  const { locale } = stripLocale(stripBaseUrl(window.location.pathname));
  const messages = scriptMessages.crash[locale];
  if (!failure || !messages) return null;
  const details = error instanceof Error ? error.message : undefined;
  return (
    <div className={css.root} data-print="hide">
      <FailureBox
        {...{ details, retry: messages.retry }}
        onRetry={failure.retry}
      >
        {failure.isTrying ? messages.loading : messages.incomplete}
      </FailureBox>
    </div>
  );
}
