const canTakeFocus = "a[href],button,input,select,textarea,[tabindex]";

/** The router's wrapper around every page. */
const wrapperId = "gatsby-focus-wrapper";

/** The time in which the router may still take the focus after a navigation, in milliseconds. */
const focusGuardMs = 500;

/**
 * Focuses an element without scrolling and keeps the focus there: after a
 * navigation the router focuses its wrapper some time later.
 */
export function claimFocus(target: HTMLElement): void {
  if (!target.matches(canTakeFocus)) {
    target.tabIndex = -1;
    const release = () => target.removeAttribute("tabindex");
    // When the router takes the focus, the target is blurred, too: wait until that is over.
    setTimeout(
      () => target.addEventListener("blur", release, { once: true }),
      focusGuardMs,
    );
  }
  const focus = () => target.focus({ preventScroll: true });
  const wrapper = document.getElementById(wrapperId);
  wrapper?.addEventListener("focus", focus, { once: true });
  setTimeout(() => wrapper?.removeEventListener("focus", focus), focusGuardMs);
  focus();
}
