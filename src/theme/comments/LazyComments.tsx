import { LazyPart } from "../ui/LazyPart";
import type { CommentsProps } from "./Comments";
// Needed for the server's HTML before the script has loaded.
import "../ui/Section.module.css";
import "./Comments.module.css";

const load = () => import("part/Comments").then(({ Comments }) => Comments);

/** For the build; webpack removes it from the browser's script. */
const onServer =
  process.env.BUILD_STAGE === "build-html"
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import could not be left out
      (require("part/Comments") as typeof import("part/Comments")).Comments
    : undefined;

/** The comments in a script of their own. */
export const LazyComments = (props: CommentsProps) => (
  <LazyPart load={load} onServer={onServer} props={props} />
);
