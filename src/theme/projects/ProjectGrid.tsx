import { useLocale } from "../i18n/useLocale";
import { Cover } from "../reading/Cover";
import { EntryLink } from "../reading/EntryLink";
import { MarginRow } from "../ui/MarginRow";
import * as shared from "./project.module.css";
import { ProjectYear } from "./ProjectYear";
import * as css from "./ProjectGrid.module.css";

type ProjectGridProps = {
  projects: readonly (
    Queries.ProjectCardFragment | Queries.FeaturedProjectsFragment
  )[];
  /** The level of their titles; h3 are below the first view of a page. */
  heading?: "h2" | "h3";
  /** Shows their descriptions, too. Default: false. */
  hasDescriptions?: boolean;
};

/** The shape of a place without a picture. */
const defaultShape = 1.5;

/** Projects as large pictures in rows of one height, each whole; client and year below. */
export function ProjectGrid({
  projects,
  heading: Heading = "h2",
  hasDescriptions = false,
}: ProjectGridProps) {
  const { languageOf } = useLocale();
  return (
    <MarginRow>
      <ul className={`${hasDescriptions ? "plate " : ""}${css.root}`}>
        {projects.map((project, index) => {
          const { path, lang, client, period, cover, coverDark } = project;
          const image = cover?.file?.childImageSharp?.gatsbyImageData;
          const shape = image ? image.width / image.height : defaultShape;
          return (
            <li key={path} style={{ "--shape": shape }}>
              <article
                className={`${shared.card} ${css.item}`}
                {...languageOf(lang)}
              >
                <div>
                  <Heading>
                    <EntryLink entry={project} />
                  </Heading>
                  {hasDescriptions ? (
                    <p className={css.description}>{project.description}</p>
                  ) : null}
                  <p className="meta">
                    {client ? `${client}\u00a0· ` : null}
                    <ProjectYear period={period} />
                  </p>
                </div>
                <Cover
                  cover={cover}
                  dark={coverDark}
                  isEager={index === 0 && Heading === "h2"}
                  sizes={`(min-width: 48em) ${Math.round(shape * 320)}px, 92vw`}
                />
              </article>
            </li>
          );
        })}
      </ul>
    </MarginRow>
  );
}
