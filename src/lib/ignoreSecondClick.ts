/** Has the second half of a double click do nothing: it would hit what has come, or moved, under the pointer. */
export function ignoreSecondClick(): void {
  window.addEventListener(
    "click",
    (event) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, once: true },
  );
}
