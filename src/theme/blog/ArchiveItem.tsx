import { graphql } from "gatsby";
import { EntryLink } from "../reading/EntryLink";
import * as css from "./ArchiveList.module.css";

type ArchiveItemProps = { post: Queries.ArchiveItemFragment };

/** A post in the archive: its day, its title, and what it is about. */
export function ArchiveItem({ post }: ArchiveItemProps) {
  return (
    <li>
      <time className={`meta ${css.date}`} dateTime={post.date}>
        {post.dateText}
      </time>
      <span>
        <EntryLink entry={post} />
      </span>
      <span className={`meta ${css.tags}`}>
        {post.tags.map(({ label }) => label).join(" · ")}
      </span>
    </li>
  );
}

export const fragment = graphql`
  fragment ArchiveItem on BlogPost {
    date
    dateText(style: DAY_MONTH)
    tags {
      label
    }
    ...EntryLink
  }
`;
