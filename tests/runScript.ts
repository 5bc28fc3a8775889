import type { Activate } from "../src/theme/mdx/componentScripts";

/** Runs the script of a component in a text; returns a function that ends it. */
export function runScript(activate: Activate, text: HTMLElement): () => void {
  const life = new AbortController();
  activate(text, life.signal);
  return () => life.abort();
}
