import type { ReactNode } from "react";

type SearchIdeasProps = {
  title: string;
  ideas: readonly string[];
  onChoose: (idea: string) => void;
  /** What can be done with all of them. */
  children?: ReactNode;
};

/** Words to search for, at a press: earlier searches, tags. */
export function SearchIdeas(props: SearchIdeasProps) {
  const { title, ideas, onChoose, children } = props;
  if (ideas.length === 0) return null;
  return (
    <div className="search-ideas">
      <h2>{title}</h2>
      <ul>
        {ideas.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => onChoose(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
