import { baseLanguage } from "../../lib/language";
import { countWords } from "./words";

/**
 * Silent reading speed in words per minute, by language: measured with equal
 * texts in 17 languages by Trauzettel-Klosinski and Dietz, "Standardized
 * Assessment of Reading Performance: The New International Reading Speed Texts
 * IReST" (2012).
 */
const wordsPerMinute: Record<string, number> = {
  ar: 138,
  de: 179,
  en: 228,
  es: 218,
  fi: 161,
  fr: 195,
  he: 187,
  it: 188,
  ja: 193,
  nl: 202,
  pl: 166,
  pt: 181,
  ru: 184,
  sl: 180,
  sv: 199,
  tr: 166,
  zh: 158,
};

const fallbackSpeed = 184;

/**
 * Estimates the reading time of prose (without code) in whole minutes: at least
 * 1, or 0 without text.
 * @example estimateReadingTime("one two", "en") -> { minutes: 1, words: 2 }
 */
export function estimateReadingTime(text: string, lang: string) {
  const words = countWords(text, lang);
  const language = baseLanguage(lang).toLowerCase();
  const speed = wordsPerMinute[language] ?? fallbackSpeed;
  const minutes = words && Math.max(1, Math.round(words / speed));
  return { minutes, words };
}
