import { useEffect, useState } from "react";
import { useKeptPlace } from "../hooks/useKeptPlace";
import { findPreferredTranslation } from "../i18n/findPreferredTranslation";
import { usePageContext, useOwnPath } from "../i18n/useLocale";
import { chosenLanguage, noHints } from "../state/chosenLanguage";

type Hint = typeof import("./LanguageHint").LanguageHint;

/** Loads the hint if the page exists in a language that the reader prefers. */
export function LanguageOffer() {
  const page = usePageContext();
  const keepPlace = useKeptPlace(useOwnPath());
  // Known in the browser only; empty once the reader has chosen.
  const [preferred, setPreferred] = useState<readonly string[]>([]);
  const [Hint, setHint] = useState<Hint>();
  const translation = findPreferredTranslation(page, preferred);
  const isOffered = translation !== undefined;

  useEffect(() => {
    const chosen = chosenLanguage.get();
    if (chosen !== noHints) {
      setPreferred([chosen ?? "", ...navigator.languages]);
    }
    return chosenLanguage.listen(() => setPreferred([]));
  }, []);

  useEffect(() => {
    if (!isOffered) return;
    import("./LanguageHint").then(
      ({ LanguageHint }) => setHint(() => LanguageHint),
      // The page is complete without the hint.
      () => undefined,
    );
  }, [isOffered]);

  // Screen readers announce what is added to an existing status.
  return (
    <div role="status">
      {translation && Hint && (
        <Hint key={translation.locale} {...translation} onFollow={keepPlace} />
      )}
    </div>
  );
}
