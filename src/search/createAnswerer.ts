import { findPages } from "./findPages";
import type { SearchEngine } from "./searchEngine";
import type { Asked, Found, Said } from "./searchMessages";

/**
 * Makes the function that takes what pages ask. What was asked while an answer
 * was worked out is all there when that is done: only the last of it is answered.
 */
export function createAnswerer(
  open: (folder: string) => Promise<SearchEngine>,
  say: (said: Said) => void,
): (asked: Asked) => Promise<void> {
  const engines = new Map<string, Promise<SearchEngine>>();
  let newest = 0;

  const engineOf = (folder: string) => {
    const engine = engines.get(folder) ?? open(folder);
    engines.set(folder, engine);
    return engine;
  };
  const find = async ({ folder, question }: Asked): Promise<Found> => {
    const engine = await engineOf(folder);
    const [answer, counts] = await Promise.all([
      question && findPages(engine, question),
      engine.counts(),
    ]);
    return { counts, ...(answer && { answer }) };
  };

  return async (asked) => {
    const { id } = asked;
    newest = id;
    await new Promise((resolve) => setTimeout(resolve));
    if (id !== newest) return;
    try {
      say({ id, found: await find(asked) });
    } catch {
      say({ id });
    }
  };
}
