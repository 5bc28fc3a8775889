import { useEffect, useRef } from "react";

/** Adds the behaviour of a kind of component to a text; returns a function that removes it. */
export type Activate = (text: HTMLElement) => () => void;

/** The client scripts of components, by folder. */
export type ComponentScripts = Readonly<
  Record<string, () => Promise<{ activate: Activate }>>
>;

let scripts: ComponentScripts = {};

/** Has texts load these scripts: components are above the theme, which can't import them. */
export function registerComponentScripts(registered: ComponentScripts): void {
  scripts = registered;
}

/** Finds the script of a kind of component; undefined for those without one. */
export const findComponentScript = (component: string) => scripts[component];

/** Loads the client scripts of a text's components, and runs them while the text is shown. */
export function useActivations(components: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = ref.current;
    const stops: (() => void)[] = [];
    let isShown = true;
    for (const component of components) {
      findComponentScript(component)?.().then(
        ({ activate }) => {
          if (isShown && text) stops.push(activate(text));
        },
        // Components work without their script; stylesheets then hide what it would need.
        () => {
          if (text)
            text.dataset.still =
              `${text.dataset.still ?? ""} ${component}`.trim();
        },
      );
    }
    return () => {
      isShown = false;
      stops.forEach((stop) => stop());
    };
  }, [components]);
  return ref;
}
