import type { ReactNode } from "react";
import { nearest } from "../../lib/nearest";
import { checkProps } from "../checkProps";
import { PartFault } from "../PartFault";
import { uiLang } from "../ui";
import { kindNames, kinds } from "./kinds";

type AdmonitionProps = {
  /** Such as "warning". Default: "note". */
  kind?: string;
  /** What stands behind the kind's word. */
  title?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
};

/**
 * A note or warning beside the text. Its kind is a word, not a colour; on wide
 * screens the word stands in the margin.
 */
export function Admonition(props: AdmonitionProps) {
  checkProps("Admonition", props, ["kind", "title", "id", "className"]);
  const { kind = "note", title, id, className, children } = props;
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found) {
    const meant = nearest(kind, kindNames);
    throw new PartFault(`<Admonition> has no kind "${kind}".`, {
      allowed: kindNames.join(", "),
      fix: meant ? `Did you mean "${meant}"?` : "Write one of these.",
    });
  }
  const { word, tone, icon } = found;
  return (
    <aside
      className={["admonition", className].filter(Boolean).join(" ")}
      role="note"
      aria-label={word}
      data-kind={kind}
      data-tone={tone}
      data-titled={title ? "" : undefined}
      id={id}
    >
      <p className="admonition-head">
        <strong>
          <span className="admonition-kind" lang={uiLang}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {word}
          </span>
          {title ? <span className="admonition-colon">: </span> : null}
          {title}
        </strong>
      </p>
      {children}
    </aside>
  );
}
