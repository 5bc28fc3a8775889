import { useEffect } from "react";

/**
 * Calls back at most once a frame while the page scrolls, or while it changes
 * its height or the window its size; and once at first. The function must stay
 * the same from render to render.
 */
export function useScrollFrame(onFrame: () => void): void {
  useEffect(() => {
    let frame = 0;
    const request = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        onFrame();
      });
    };
    request();
    window.addEventListener("scroll", request, { passive: true });
    window.addEventListener("resize", request);
    // Pictures load and details unfold without a scroll event.
    const sizes = new ResizeObserver(request);
    sizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", request);
      window.removeEventListener("resize", request);
      sizes.disconnect();
    };
  }, [onFrame]);
}
