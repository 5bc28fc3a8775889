import { useEffect, useRef } from "react";
import { activations } from "../components/activation";

/** Loads the scripts of a text's components, and sets them in motion while the text is shown. */
export function useActivations(components: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = ref.current;
    const stops: (() => void)[] = [];
    let isShown = true;
    for (const component of components) {
      activations[component]?.().then(
        ({ activate }) => {
          if (isShown && text) stops.push(activate(text));
        },
        // Components are complete without their script, and their stylesheets show it.
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
