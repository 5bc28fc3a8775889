import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Outcome } from "./outcome";

type Remembered = Outcome & { time: number };

/** What addresses answered lately. */
export type LinkMemory = {
  /** The answer, if it was a good one and is not too old. */
  get: (url: string) => Outcome | undefined;
  set: (url: string, outcome: Outcome) => void;
  write: () => void;
};

/**
 * Keeps good answers for some days. Bad ones are asked for each time: somebody
 * may just have mended them.
 * @param days 0 asks everybody anew
 */
export function linkMemory(
  file: string,
  days: number,
  now = Date.now(),
): LinkMemory {
  const oldest = now - days * 24 * 60 * 60 * 1000;
  const known = new Map(
    Object.entries(read(file)).filter(([, { time }]) => time > oldest),
  );
  return {
    get: (url) => {
      const found = known.get(url);
      return found && { state: found.state, detail: found.detail };
    },
    set: (url, outcome) => {
      if (outcome.state === "dead" || outcome.state === "unknown") return;
      known.set(url, { ...outcome, time: now });
    },
    write: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

function read(file: string): Record<string, Remembered> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Remembered>;
  } catch {
    return {};
  }
}
