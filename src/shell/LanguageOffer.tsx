import { useEffect, useState } from "react";
import { useKeptPlace } from "../hooks/useKeptPlace";
import { findPreferredTranslation } from "../i18n/findPreferredTranslation";
import { usePageContext } from "../i18n/PageContext";
import { useOwnPath } from "../i18n/useLocale";
import { chosenLanguage, noHints } from "../state/chosenLanguage";

type Hint = typeof import("./LanguageHint").LanguageHint;

/** Safari has no idle time to ask for. */
const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act);

/**
 * Decides whether the page is to be offered in another language, by what the
 * browser prefers or what the reader has chosen before. The hint's own script
 * is loaded only then.
 */
export function LanguageOffer() {
  const page = usePageContext();
  const keepPlace = useKeptPlace(useOwnPath());
  // Known to the browser alone; from the reader's choice on, nothing is offered in this document.
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [Hint, setHint] = useState<Hint>();
  const version = findPreferredTranslation(page, wanted);
  const isOffered = version !== undefined;

  useEffect(() => {
    const chosen = chosenLanguage.get();
    if (chosen !== noHints) setWanted([chosen ?? "", ...navigator.languages]);
    return chosenLanguage.listen(() => setWanted([]));
  }, []);

  useEffect(() => {
    if (!isOffered) return;
    whenIdle(() => {
      import("./LanguageHint").then(
        ({ LanguageHint }) => setHint(() => LanguageHint),
        // Nobody misses what they were not told of.
        () => undefined,
      );
    });
  }, [isOffered]);

  return version && Hint ? (
    <Hint key={version.locale} {...version} onFollow={keepPlace} />
  ) : null;
}
