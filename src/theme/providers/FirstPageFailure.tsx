import { createRoot } from "react-dom/client";
import { stripLocale } from "../../config/locales";
import { stripBaseUrl } from "../../config/resolved";
import { showWithoutScripts } from "../state/withoutScripts";
import { FailureBox } from "../ui/Loading";
import * as css from "./FirstPageFailure.module.css";

/**
 * Says that a script of the page that a visit begins with could not be loaded.
 * Gatsby renders nothing then: the HTML stays, with its menus as without
 * scripts.
 */
export function showFirstPageFailure(error: unknown): void {
  showWithoutScripts();
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<FirstPageFailure error={error} />);
}

function FirstPageFailure({ error }: { error: unknown }) {
  const { locale } = stripLocale(stripBaseUrl(window.location.pathname));
  const messages = scriptMessages.crash[locale];
  if (!messages) return null;
  const details = error instanceof Error ? error.message : undefined;
  return (
    <div className={css.root} data-print="hide">
      <FailureBox
        {...{ details, retry: messages.retry }}
        onRetry={() => window.location.reload()}
      >
        {messages.incomplete}
      </FailureBox>
    </div>
  );
}
