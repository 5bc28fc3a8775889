import type { Content } from "../content";
import { PartFault } from "../PartFault";
import { whole } from "../propForms";
import { words } from "../propKinds";
import { readProps } from "../readProps";
import { EmbedFrame } from "./EmbedFrame";
import { frameAt, knownAddresses } from "./providers";
import { ratio } from "./ratio";

/** High enough for code and what it does, in CSS pixels. */
const usualHeight = 480;

/** An example or a video on another site, by its address there. */
export function Embed({ children, ...given }: { children: Content }) {
  const { url, title, poster, common, ...size } = readProps(
    "Embed",
    given,
    {
      url: words,
      title: words,
      poster: words,
      ratio,
      height: whole(120, 2000),
    },
    ["url", "title"],
  );
  const frame = frameAt(url);
  if (!frame) {
    throw new PartFault(`<Embed> does not know whose page "${url}" is.`, {
      allowed: knownAddresses.join(", "),
      fix: "Link to it instead.",
    });
  }
  const isVideo = frame.kind === "video";
  return (
    <EmbedFrame
      frame={frame}
      title={title}
      caption={children}
      poster={poster}
      ratio={size.ratio ?? (isVideo && !size.height ? "16/9" : undefined)}
      height={size.height ?? usualHeight}
      common={common}
    />
  );
}
