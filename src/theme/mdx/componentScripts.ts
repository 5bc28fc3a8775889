import { useEffect, useRef } from "react";

/** Adds the behaviour of a kind of component to a text, until the text goes. */
export type Activate = (text: HTMLElement, signal: AbortSignal) => void;

/** The client scripts of components, by folder. */
export type ComponentScripts = Readonly<
  Record<string, () => Promise<{ activate: Activate }>>
>;

let scripts: ComponentScripts = {};

/** Has texts load these scripts: components are above the theme, which can't import them. */
export function registerComponentScripts(registered: ComponentScripts): void {
  scripts = registered;
}

/** Loads the client scripts of a text's components, and runs them while the text is shown. */
export function useActivations(components: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = ref.current;
    const life = new AbortController();
    for (const component of components) {
      scripts[component]?.().then(
        ({ activate }) => {
          if (text && !life.signal.aborted) activate(text, life.signal);
        },
        // Components work without their script; stylesheets then hide what it would need.
        () => {
          if (text)
            text.dataset.still =
              `${text.dataset.still ?? ""} ${component}`.trim();
        },
      );
    }
    return () => life.abort();
  }, [components]);
  return ref;
}
