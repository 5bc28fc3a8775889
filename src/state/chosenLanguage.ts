import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

const key = storageKeys.language;
const slot = storageSlot(key);

/** What is stored instead of a locale by readers who want no more hints. */
export const noHints = "none";

/**
 * What the reader has said about languages: the locale chosen last, `noHints`,
 * or nothing. It decides about the hint, and about nothing else: no page is
 * ever left for another one because of it.
 */
export const chosenLanguage = (): string | null => slot.get();

/** Calls back when the reader says something about languages, in this tab or another one. */
export const onLanguageChosen = (act: () => void): (() => void) =>
  slot.listen(act);

/** Remembers it; the first refusal of hints holds for good. */
export function rememberLanguage(choice: string): void {
  if (slot.get() !== noHints) slot.set(choice);
  // Browsers tell other tabs only. Where storage is blocked, this is all there is.
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: choice }));
}
