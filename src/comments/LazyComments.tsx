import { LazyPart } from "../ui/LazyPart";
import type { CommentsProps } from "./Comments";
// The server renders them: their style has to be there before their script.
import "../ui/Section.module.css";
import "./Comments.module.css";

const load = () => import("./Comments").then(({ Comments }) => Comments);

/** For the build; webpack leaves it out of the browser's scripts. */
const onServer =
  process.env.BUILD_STAGE === "build-html"
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import could not be left out
      (require("./Comments") as typeof import("./Comments")).Comments
    : undefined;

/** The comments of a post, in a script of their own. */
export const LazyComments = (props: CommentsProps) => (
  <LazyPart load={load} onServer={onServer} props={props} />
);
