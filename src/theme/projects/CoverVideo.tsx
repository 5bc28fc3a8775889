import { useEffect, useRef, type ReactNode } from "react";
import { isSavingData } from "../hooks/isSavingData";
import { useMediaQuery } from "../hooks/useMediaQuery";
import * as css from "./CoverVideo.module.css";

type CoverVideoProps = {
  src: string;
  /** What it shows, for those who can't see it. */
  label: string;
  /** The picture that is shown until it plays, and on paper. */
  children: ReactNode;
};

/**
 * A silent video over a cover. It plays while it is in view, unless readers want
 * less motion or save data; its own controls stop and start it, without a
 * script, too.
 */
export function CoverVideo({ src, label, children }: CoverVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");

  useEffect(() => {
    const video = ref.current;
    if (!video || isStill !== false || isSavingData()) return;
    // React leaves the attribute out.
    video.muted = true;
    let goesOn = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        // One that a reader has stopped stays so.
        if (video.played.length > 0) goesOn = !video.paused;
        video.pause();
      } else if (goesOn) {
        // Browsers that refuse leave it to the reader.
        video.play().catch(() => undefined);
      }
    });
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [isStill, src]);

  return (
    <div className={css.root}>
      {children}
      <video
        className={css.video}
        ref={ref}
        src={src}
        aria-label={label}
        preload="none"
        controls
        loop
        muted
        playsInline
      />
    </div>
  );
}
