import { graphql } from "gatsby";
import { LastUpdated } from "../reading/LastUpdated";
import { TagList } from "../reading/TagList";
import * as css from "./PostFooter.module.css";

/** Shows what follows the text of a post: tags, last change. */
export function PostFooter({ post }: { post: Queries.PostFooterFragment }) {
  return (
    <footer className={css.footer}>
      <TagList tags={post.tags} />
      <LastUpdated post={post} />
    </footer>
  );
}

export const fragment = graphql`
  fragment PostFooter on BlogPost {
    tags {
      ...TagList
    }
    ...LastUpdated
  }
`;
