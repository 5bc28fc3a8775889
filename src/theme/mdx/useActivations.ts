import { useEffect, useRef } from "react";
import { findComponentScript } from "./componentScripts";

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
