import { useEffect, useState } from "react";
import { storageKeys } from "./storageKeys";
import { storageSlot } from "./storageSlot";

const slot = storageSlot(storageKeys.languages);

/** Shows the choice as the boot script does: on <html>, where the CSS reads it. */
function show(isOn: boolean): void {
  const { dataset } = document.documentElement;
  if (isOn) dataset.languages = "own";
  else delete dataset.languages;
}

/**
 * Whether the reader leaves out what lists hold in other languages, and how to
 * change that: remembered, and the same in all tabs.
 */
export function useOwnLanguageOnly(): [boolean, (isOn: boolean) => void] {
  // As on the server; what is seen follows <html>.
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const update = (stored: string | null) => {
      show(stored === "own");
      setIsOn(stored === "own");
    };
    update(slot.get());
    return slot.listen(update);
  }, []);
  return [
    isOn,
    (next) => {
      if (next) slot.set("own");
      else slot.delete();
      show(next);
      setIsOn(next);
    },
  ];
}
