import { graphql } from "gatsby";
import { useEffect, useRef, type ReactNode } from "react";
import { isSavingData } from "../hooks/isSavingData";
import { useMediaQuery } from "../hooks/useMediaQuery";
import { Cover } from "../reading/Cover";
import * as css from "./ProjectCover.module.css";

type ProjectCoverProps = { project: Queries.ProjectCoverFragment };

/** The picture at the top of a project, or the silent video that it is the still of. */
export function ProjectCover({ project }: ProjectCoverProps) {
  const { title, cover, coverDark, video } = project;
  const picture = (
    <div className={css.picture}>
      <Cover
        // A video says what it shows.
        cover={cover && video ? { ...cover, alt: "" } : cover}
        dark={coverDark}
        sizes="(min-width: 62.25em) min(100vw - 19rem, 61.5rem), 92vw"
        isEager
      />
    </div>
  );
  if (!video) return picture;
  return (
    <CoverVideo src={video} label={cover?.alt || title}>
      {picture}
    </CoverVideo>
  );
}

type CoverVideoProps = {
  src: string;
  /** The words for those who can't see it. */
  label: string;
  /** The picture that is shown until it plays, and on paper. */
  children: ReactNode;
};

/**
 * A silent video over a cover. It plays while it is in view, unless readers want
 * less motion or save data; its own controls stop and start it, without a
 * script, too.
 */
function CoverVideo({ src, label, children }: CoverVideoProps) {
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
    <div className={css.film}>
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

export const fragment = graphql`
  fragment ProjectCover on Project {
    title
    cover {
      alt
      ...ProjectPicture
    }
    coverDark {
      ...ProjectPicture
    }
    video
  }

  fragment ProjectPicture on ContentImage {
    file {
      childImageSharp {
        gatsbyImageData(
          width: 984
          placeholder: NONE
          breakpoints: [738, 984, 1476, 1968]
        )
      }
    }
  }
`;
