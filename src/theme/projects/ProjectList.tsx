import { graphql } from "gatsby";
import { ProjectCard } from "part/ProjectCard";

type ProjectListProps = {
  projects: readonly Queries.ProjectListFragment[];
};

/** Projects in the order given. */
export function ProjectList({ projects }: ProjectListProps) {
  return (
    <ul>
      {projects.map((project, index) => (
        <ProjectCard
          project={project}
          isFirst={index === 0}
          key={project.path}
        />
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ProjectList on Project {
    path
    ...ProjectCard
  }
`;
