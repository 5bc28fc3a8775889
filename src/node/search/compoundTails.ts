const vowel = "[aeiouyäöü]";
/** What a syllable begins with, ahead of its vowel. */
const onset =
  "(?:sch[lmnrw]?|s[tp]r?|ch|ph|qu|pf[lr]?|[bcfgkp][lr]|[dt]r|zw|kn|[bdfghjklmnprstvwzß])";
const beginsSyllable = new RegExp(`^${onset}${vowel}`, "u");
/** Parts of compounds that begin with a vowel, as far as rules can know them. */
const beginsWithVowel =
  /^(?:ab|an|auf|aus|ein|über|unter|um|ober|end|eigen|einzel)(?=\p{L}{3})/u;
const hasVowel = new RegExp(vowel, "u");
/** No word stands before these alone: they change a verb, and end no part of a compound. */
const prefix = /^(?:be|ge|ent|emp|er|ver|zer|miss|un)$/u;
/** What ends words, and is none. */
const ending =
  /^(?:[^aeiouyäöü]*(?:ung|ungen|ungs|ion|ionen|ieren?|iert(?:e[nmrs]?)?|isch(?:e[nmrs]?)?|lich(?:e[nmrs]?|keit(?:en)?)?|ig(?:e[nmrs]?|keit(?:en)?)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|los(?:e[nmrs]?)?|bar(?:e[nmrs]?|keit)?|sam(?:e[nmrs]?|keit)?|haft(?:e[nmrs]?)?|en?d?(?:e[nmrs]?)?|er(?:n|in|innen)?|te[nmrst]?)|tion(?:en)?|stens|weise)$/u;

const fewestBefore = 3;
const fewest = 4;

/**
 * The ends of a German word that may be words themselves: for a search that
 * finds beginnings, they make each part of a compound one.
 * @example kundendatenbank -> ["dendatenbank", "datenbank", "tenbank", "bank"]
 * @param known tells whether a word of four letters or more stands alone somewhere
 */
export function compoundTails(
  word: string,
  known: (word: string) => boolean,
): string[] {
  const tails: string[] = [];
  for (let at = fewestBefore; at <= word.length - fewest; at += 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (prefix.test(head) || !hasVowel.test(head) || ending.test(tail)) {
      continue;
    }
    const isSyllable =
      beginsWithVowel.test(tail) ||
      (beginsSyllable.test(tail) && !splitsOnset(head, tail));
    if (isSyllable || beginsWithKnown(tail, known)) tails.push(tail);
  }
  return tails;
}

/** Whether the letter before belongs to the same sound: Da-schb, not Das-chb. */
const splitsOnset = (head: string, tail: string) =>
  /^(?:ch|c?h|ck)/u.test(tail) && /[csp]$/u.test(head);

function beginsWithKnown(tail: string, known: (word: string) => boolean) {
  for (let length = fewest; length <= tail.length; length += 1) {
    if (known(tail.slice(0, length))) return true;
  }
  return false;
}
