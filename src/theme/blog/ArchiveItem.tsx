import { graphql } from "gatsby";
import { EntryLink } from "../reading/EntryLink";
import * as css from "./ArchiveList.module.css";

type ArchiveItemProps = { post: Queries.ArchiveItemFragment };

/** A post in the archive: its day, and its title. */
export function ArchiveItem({ post }: ArchiveItemProps) {
  return (
    <li>
      <time className={css.date} dateTime={post.date}>
        {post.dateText}
      </time>
      <span>
        <EntryLink entry={post} />
      </span>
    </li>
  );
}

export const fragment = graphql`
  fragment ArchiveItem on BlogPost {
    date
    dateText(style: DAY_MONTH)
    ...EntryLink
  }
`;
