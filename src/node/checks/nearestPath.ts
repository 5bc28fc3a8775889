import { nearest } from "../../lib/nearest";

const lastStep = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** How many candidates are compared letter by letter: at thousands of pages, all would take seconds. */
const mostCompared = 300;

/** So many may share a name before it says nothing. */
const mostNamesakes = 3;

const firstStep = (path: string) => path.split("/", 2)[1];

/**
 * The path that was most likely meant: the same but for capitals, one with a
 * slip in it, or the same name in another folder; in the same language or area
 * if there is one.
 */
export function nearestPath(
  typed: string,
  candidates: readonly string[],
): string | undefined {
  const small = typed.toLowerCase();
  const sameLetters = candidates.find((one) => one.toLowerCase() === small);
  if (sameLetters !== undefined) return sameLetters;
  const step = firstStep(typed);
  const related = candidates.filter((one) => firstStep(one) === step);
  return nearestOf(typed, related) ?? nearestOf(typed, candidates);
}

function nearestOf(
  typed: string,
  candidates: readonly string[],
): string | undefined {
  const slip = nearest(typed, likely(typed.toLowerCase(), candidates));
  if (slip !== undefined) return slip;
  const name = lastStep(typed);
  const namesakes = candidates.filter((one) => lastStep(one) === name);
  return name === "" || namesakes.length > mostNamesakes
    ? undefined
    : closest(typed, namesakes);
}

/** Of several with the same name, the one whose folders agree most. */
const closest = (typed: string, namesakes: readonly string[]) => {
  const steps = typed.split("/");
  const shared = (one: string) =>
    one.split("/").filter((step, at) => step === steps[at]).length;
  return [...namesakes].sort((a, b) => shared(b) - shared(a))[0];
};

/** Those that differ least in how often they have each letter: a slip changes few. */
function likely(typed: string, candidates: readonly string[]): string[] {
  if (candidates.length <= mostCompared) return [...candidates];
  const letters = countsOf(typed);
  return candidates
    .filter((one) => Math.abs(one.length - typed.length) <= typed.length / 3)
    .map((one) => [one, difference(letters, one.toLowerCase())] as const)
    .sort(([, a], [, b]) => a - b)
    .slice(0, mostCompared)
    .map(([one]) => one);
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

function difference(letters: ReadonlyMap<string, number>, other: string) {
  const left = new Map(letters);
  let more = 0;
  for (const letter of other) {
    const count = left.get(letter) ?? 0;
    if (count > 0) left.set(letter, count - 1);
    else more += 1;
  }
  return [...left.values()].reduce((sum, count) => sum + count, more);
}
