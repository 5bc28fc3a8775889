/** A block's code as it is to be used: without what only readers are told, and without removed lines. */
export function codeOf(pre: HTMLElement): string {
  const code = pre.cloneNode(true) as HTMLElement;
  const remove = (selector: string) =>
    code.querySelectorAll(selector).forEach((one) => one.remove());
  remove(".visually-hidden");
  const whole = code.textContent;
  remove("del.code-line");
  // Where all lines are removed ones, they are what is shown.
  return (code.textContent || whole).replace(/\n$/, "");
}

/** Copies a block's code; where no browser lets a page do that, selects it, so that one key does. */
export async function copyCode(pre: HTMLElement): Promise<boolean> {
  const code = codeOf(pre);
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    // No secure address, or not allowed; an older way may be.
    return copySelected(code) || (select(pre), false);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement("textarea");
  area.value = text;
  // In sight, or the page would scroll to it, but not to be seen.
  area.style.cssText = "position:fixed;inset:0;opacity:0;pointer-events:none";
  document.body.append(area);
  area.focus();
  area.select();
  try {
    // Deprecated, and the only way on addresses without encryption.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    focused?.focus();
  }
}

function select(pre: HTMLElement): void {
  getSelection()?.selectAllChildren(pre);
}
