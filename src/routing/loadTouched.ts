import type { Loader } from "./gatsbyRuntime";

/** Loads the page behind a link when a finger is put on it; Gatsby waits for a pointer. */
export function loadTouched(loader: Pick<Loader, "hovering">): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.target || link.origin !== window.location.origin) return;
    if (link.pathname !== window.location.pathname) {
      loader.hovering(link.pathname);
    }
  };
  document.addEventListener("touchstart", load, { passive: true });
}
