import { useEffect, useRef } from "react";
import { activations } from "../components/activation";

/** Loads the scripts of a text's parts, and sets the parts in motion while the text is shown. */
export function useActivations(parts: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = ref.current;
    const stops: (() => void)[] = [];
    let isShown = true;
    for (const part of parts) {
      activations[part]?.().then(
        ({ activate }) => {
          if (isShown && text) stops.push(activate(text));
        },
        // Parts are complete without their script, and their sheets show it.
        () => {
          if (text)
            text.dataset.still = `${text.dataset.still ?? ""} ${part}`.trim();
        },
      );
    }
    return () => {
      isShown = false;
      stops.forEach((stop) => stop());
    };
  }, [parts]);
  return ref;
}
