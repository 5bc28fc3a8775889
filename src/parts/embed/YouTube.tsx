import type { Content } from "../content";
import { pattern, whole } from "../propForms";
import { words } from "../propKinds";
import { readProps } from "../readProps";
import { EmbedFrame } from "./EmbedFrame";
import { youTube, youTubeId } from "./providers";
import { ratio } from "./ratio";

const id = pattern(
  youTubeId,
  "the 11 characters behind v= in the video's address",
  "dQw4w9WgXcQ",
);

/** A video on YouTube, loaded when a reader asks for it. */
export function YouTube({ children, ...given }: { children: Content }) {
  const { common, ...props } = readProps(
    "YouTube",
    given,
    { id, title: words, start: whole(0, 86_400), poster: words, ratio },
    ["id", "title"],
  );
  return (
    <EmbedFrame
      frame={youTube(props.id, props.start)}
      title={props.title}
      caption={children}
      poster={props.poster}
      ratio={props.ratio ?? "16/9"}
      // Its id is the video's.
      common={{ lang: common.lang }}
    />
  );
}
