import type { HTMLAttributes } from "react";
import { textOf } from "./textOf";
import { HeadingAnchor } from "./HeadingAnchor";

type Level = "h2" | "h3" | "h4" | "h5" | "h6";

/**
 * The component for headings of one level. Where they have an id, a link to
 * them stands beside, not inside: a heading is named by its own words alone.
 */
export const mdxHeading = (Heading: Level) =>
  function MdxHeading(props: HTMLAttributes<HTMLHeadingElement>) {
    const { id, children } = props;
    const heading = <Heading {...props} />;
    if (!id) return heading;
    return (
      <div className="heading">
        {heading}
        <HeadingAnchor id={id} heading={textOf(children).trim()} />
      </div>
    );
  };
