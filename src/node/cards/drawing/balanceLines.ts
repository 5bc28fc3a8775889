import { breakLines, fits, opportunity } from "./breakLines";
import type { Line } from "./breakLines";

type Setting = { cost: number; lines: string[] };

/** A short word belongs to what follows it: "Six things / an accessible form". */
const loose = /(?:^|\s)\p{L}{1,3}$/u;
/** How much narrower another line may get for that, in parts of the width. */
const looseCost = 0.3;

/**
 * Lays a text out in as few lines as breakLines does, as even in length as they
 * get: the squares of the widths have the smallest sum. Every word must fit.
 */
export function balanceLines(text: string, line: Line): string[] {
  const pieces = text.split(opportunity);
  const { length } = breakLines(text, line);
  const known = new Map<string, Setting>();

  const settle = (from: number, count: number): Setting => {
    const key = `${from} ${count}`;
    const setting = known.get(key) ?? findBest(from, count);
    known.set(key, setting);
    return setting;
  };
  const findBest = (from: number, count: number): Setting => {
    let best: Setting = { cost: Infinity, lines: [] };
    if (from === pieces.length) return { ...best, cost: count ? Infinity : 0 };
    if (count === 0) return best;
    for (let to = from + 1; to <= pieces.length; to += 1) {
      const first = pieces.slice(from, to).join("").trimEnd();
      if (!fits(first, line)) break;
      const rest = settle(to, count - 1);
      const isLoose = count > 1 && loose.test(first);
      const extra = isLoose ? (looseCost * line.width) ** 2 : 0;
      const cost = line.measure(first) ** 2 + extra + rest.cost;
      if (cost < best.cost) best = { cost, lines: [first, ...rest.lines] };
    }
    return best;
  };
  return settle(0, length).lines;
}
