import { openEngine } from "./openEngine";
import type { SearchEngine } from "./searchEngine";

const engines = new Map<string, Promise<SearchEngine>>();

/** The search of a locale, opened once a visit; a failure is forgotten. */
export function engineOf(locale: string): Promise<SearchEngine> {
  const known = engines.get(locale);
  if (known) return known;
  const engine = openEngine(locale);
  engines.set(locale, engine);
  engine.catch(() => engines.delete(locale));
  return engine;
}

/** Has the next search open everything anew. */
export const forgetEngines = () => engines.clear();
