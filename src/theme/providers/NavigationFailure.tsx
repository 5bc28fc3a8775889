import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { getLoadFailure, onLoadFailure } from "../routing/openDocument";
import { LoadFailure } from "../ui/Loading";
import * as css from "./NavigationFailure.module.css";

/** Says that a page could not be loaded, such as offline, with a button to retry. */
export function NavigationFailure() {
  const { t } = useTranslation("shell");
  const failure = useSyncExternalStore(
    onLoadFailure,
    getLoadFailure,
    () => undefined,
  );
  if (!failure) return null;
  return (
    <div className={css.root}>
      <LoadFailure onRetry={failure.retry}>
        {t(failure.isTrying ? "loading.label" : "loading.offline")}
      </LoadFailure>
    </div>
  );
}
