import type { Content } from "../content";
import { pattern, whole } from "../propForms";
import { words } from "../propKinds";
import { readProps } from "../readProps";
import { EmbedFrame } from "./EmbedFrame";
import { vimeo, vimeoId } from "./providers";
import { ratio } from "./ratio";

const id = pattern(
  vimeoId,
  "the number in the video's address; for an unlisted video with what stands behind it",
  "76979871",
);

/** A video on Vimeo, loaded when a reader asks for it. */
export function Vimeo({ children, ...given }: { children: Content }) {
  const { common, ...props } = readProps(
    "Vimeo",
    given,
    { id, title: words, start: whole(0, 86_400), poster: words, ratio },
    ["id", "title"],
  );
  return (
    <EmbedFrame
      frame={vimeo(props.id, props.start)}
      title={props.title}
      caption={children}
      poster={props.poster}
      ratio={props.ratio ?? "16/9"}
      // Its id is the video's.
      common={{ lang: common.lang }}
    />
  );
}
