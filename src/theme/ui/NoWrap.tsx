import { splitNoWrap } from "../../lib/noWrap";

/** A title in which words such as "E-Mail" stay on one line. */
export function NoWrap({ text }: { text: string }) {
  return (
    <>
      {splitNoWrap(text).map((piece, at) =>
        at % 2 === 1 ? (
          <span className="unbroken" key={at}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </>
  );
}
