import type { Content } from "../content";
import { whole } from "../propForms";
import { words } from "../propKinds";
import type { Kind } from "../propKinds";
import { readProps } from "../readProps";
import { EmbedFrame } from "./EmbedFrame";
import type { Frame } from "./providers";
import { ratio } from "./ratio";

/** The part for one provider's videos, which are loaded when a reader asks for them. */
export const videoPart = (
  name: string,
  id: Kind<string>,
  frameOf: (id: string, start?: number) => Frame,
) =>
  function VideoPart({ children, ...given }: { children: Content }) {
    const { common, ...props } = readProps(
      name,
      given,
      { id, title: words, start: whole(0, 86_400), poster: words, ratio },
      ["id", "title"],
    );
    return (
      <EmbedFrame
        frame={frameOf(props.id, props.start)}
        title={props.title}
        caption={children}
        poster={props.poster}
        ratio={props.ratio ?? "16/9"}
        // Its id is the video's.
        common={{ lang: common.lang }}
      />
    );
  };
