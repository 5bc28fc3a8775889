/** The distance that a finger has to move for a swipe, in CSS pixels: a tap moves up to 15. */
const SWIPE_LENGTH = 40;

/**
 * Calls back when a finger swipes sideways over what can't be scrolled that way.
 * @param onSwipe gets 1 for a swipe to the left, -1 for one to the right
 */
export function listenForSwipes(
  dialog: HTMLDialogElement,
  onSwipe: (side: number) => void,
): void {
  let start: { x: number; y: number; scrolled: number } | undefined;
  dialog.addEventListener("touchstart", ({ touches }) => {
    const [touch] = touches;
    // Two fingers zoom, and in an enlarged window one finger moves it.
    const isSwipe = touches.length === 1 && window.visualViewport?.scale === 1;
    start =
      touch && isSwipe
        ? { x: touch.clientX, y: touch.clientY, scrolled: dialog.scrollLeft }
        : undefined;
  });
  dialog.addEventListener("touchend", ({ changedTouches: [touch] }) => {
    if (!start || !touch || dialog.scrollLeft !== start.scrolled) return;
    const x = start.x - touch.clientX;
    const y = start.y - touch.clientY;
    if (Math.abs(x) > Math.max(SWIPE_LENGTH, Math.abs(y)))
      onSwipe(Math.sign(x));
  });
}
