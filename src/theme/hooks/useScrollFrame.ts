import { useEffect } from "react";

/**
 * Calls a function initially, and at most once per frame while the page scrolls
 * or the size of page or window changes. The function must be stable between
 * renders.
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
