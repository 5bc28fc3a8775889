import { lazy, Suspense } from "react";
import { usePageContext } from "../i18n/useLocale";
import {
  chosenLanguage,
  findPreferredTranslation,
  noHints,
} from "../state/preferredLanguage";
import { useStored } from "../state/useStored";

const LazyHint = lazy(() =>
  import("./LanguageHint").then(
    ({ LanguageHint }) => ({ default: LanguageHint }),
    // The page is complete without the hint.
    () => ({ default: () => null }),
  ),
);

/** Loads the hint if the page exists in a language that the reader prefers. */
export function LanguageOffer() {
  const chosen = useStored(chosenLanguage);
  const preferred =
    chosen === undefined || chosen === noHints
      ? []
      : [chosen ?? "", ...navigator.languages];
  const translation = findPreferredTranslation(usePageContext(), preferred);

  // Screen readers announce what is added to an existing status.
  return (
    <div role="status">
      {translation && (
        <Suspense>
          <LazyHint key={translation.locale} {...translation} />
        </Suspense>
      )}
    </div>
  );
}
