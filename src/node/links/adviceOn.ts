/**
 * What to write instead. Hosts tell "A" from "a", unlike some disks, and a
 * reader who sees no other difference must be told of that one.
 */
export const adviceOn = (written: string, meant: string): string =>
  written !== meant && written.toLowerCase() === meant.toLowerCase()
    ? `Write "${meant}": capitals count.`
    : `Did you mean "${meant}"?`;
