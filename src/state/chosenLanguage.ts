import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

/** The value stored instead of a locale for readers who want no more hints. */
export const noHints = "none";

/**
 * The language choice of the reader: the locale chosen last, `noHints`, or
 * null. Only the language hint uses it; no reader is ever redirected.
 */
export const chosenLanguage = storageSlot(storageKeys.language);

/** Stores a choice; the first refusal of hints is permanent. */
export function rememberLanguage(choice: string): void {
  chosenLanguage.set(chosenLanguage.get() === noHints ? noHints : choice);
}
