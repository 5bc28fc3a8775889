import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

/** What is stored instead of a locale by readers who want no more hints. */
export const noHints = "none";

/**
 * What the reader has said about languages: the locale chosen last, `noHints`,
 * or nothing. It decides about the hint, and about nothing else: no page is
 * ever left for another one because of it.
 */
export const chosenLanguage = storageSlot(storageKeys.language);

/** Remembers it; the first refusal of hints holds for good. */
export function rememberLanguage(choice: string): void {
  chosenLanguage.set(chosenLanguage.get() === noHints ? noHints : choice);
}
