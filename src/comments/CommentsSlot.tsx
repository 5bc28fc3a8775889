import {
  useEffect,
  useState,
  type ComponentType,
  type Dispatch,
  type SetStateAction,
} from "react";
import type { CommentsProps } from "./Comments";
// The server renders them: their style has to be there before their script.
import "../ui/button.module.css";
import "./Comments.module.css";

type Part = ComponentType<CommentsProps> | undefined;

/** For the build; webpack leaves it out of the browser's scripts. */
const onServer: Part =
  process.env.BUILD_STAGE === "build-html"
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import could not be left out
      (require("./Comments") as typeof import("./Comments")).Comments
    : undefined;

function load(show: Dispatch<SetStateAction<Part>>): void {
  import("./Comments")
    .then(({ Comments }) => show(() => Comments))
    .catch(() => undefined);
}

/**
 * The place of the comments. It is in the script of every post, comments or
 * not, hence so small, and not a LazyPart: what the server rendered stays until
 * their own script has come. If that fails, a click loads it again.
 */
export function CommentsSlot(props: CommentsProps) {
  const [Part, setPart] = useState<Part>(() => onServer);
  useEffect(() => load(setPart), []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in it is clicked, by keys too
    <div
      onClick={() => load(setPart)}
      // React leaves alone what the server put into it.
      suppressHydrationWarning
      dangerouslySetInnerHTML={Part ? undefined : { __html: "" }}
    >
      {Part && <Part {...props} />}
    </div>
  );
}
