import { useEffect, useRef, useState, type ComponentType } from "react";
import type { CommentsProps } from "./Comments";

/** For the build; webpack leaves it out of the browser's scripts. */
const onServer: ComponentType<CommentsProps> | undefined =
  process.env.BUILD_STAGE === "build-html"
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import could not be left out
      (require("./Comments") as typeof import("./Comments")).Comments
    : undefined;

/**
 * The place of the comments. It is in the script of every post, comments or
 * not, hence so small, and not a LazyPart: what the server rendered stays until
 * their own script has come. If that fails, a click loads it again.
 */
export function CommentsSlot(props: CommentsProps) {
  const [Part, setPart] = useState(() => onServer);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const load = () => {
      import("./Comments")
        .then(({ Comments }) => setPart(() => Comments))
        .catch(() => undefined);
    };
    ref.current?.addEventListener("click", load);
    load();
  }, []);

  return Part ? (
    <div>
      <Part {...props} />
    </div>
  ) : (
    <div
      ref={ref}
      // React leaves alone what is already in there.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
