import { graphql } from "gatsby";
import { Cover } from "../reading/Cover";
import { CoverVideo } from "./CoverVideo";
import * as css from "./ProjectCover.module.css";

type ProjectCoverProps = { project: Queries.ProjectCoverFragment };

/** The picture at the top of a project, or the silent video that it is the still of. */
export function ProjectCover({ project }: ProjectCoverProps) {
  const { title, cover, coverDark, video } = project;
  const picture = (
    <div className={css.root}>
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
          breakpoints: [492, 984, 1476, 1968]
        )
      }
    }
  }
`;
