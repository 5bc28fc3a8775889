import { findDirection } from "../../lib/language";
import { splitNoWrap } from "../../lib/noWrap";

/** A title in which words such as "E-Mail" stay on one line; one in Arabic, Hebrew and the like runs from right to left. */
export function NoWrap({ text }: { text: string }) {
  const dir = findDirection(text);
  const words = splitNoWrap(text).map((piece, at) =>
    at % 2 === 1 ? (
      <span className="unbroken" key={at}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
  return dir ? <bdi dir={dir}>{words}</bdi> : words;
}
