import { splitNoWrap } from "../lib/words";

/** The words of a title, of which "E-Mail" and the like stay on one line, as in texts. */
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
