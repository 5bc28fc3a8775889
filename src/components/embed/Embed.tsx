/** @jsxImportSource hastscript */
import { z } from "zod";
import { inWords, type Content, type Given } from "../content";
import { ComponentError, defineProps, ratio, text, whole } from "../props";
import { Picture } from "../figure/Figure";
import { ui, uiLang } from "../ui";
import { createVimeo, createYouTube, findFrame } from "./providers";
import { knownAddresses, vimeoId, youTubeId, type Frame } from "./providers";

/** In CSS pixels. */
const defaultHeight = 480;

type EmbedFrameProps = {
  frame: Frame;
  title: string;
  caption: Content;
  poster?: string | undefined;
  ratio?: string | undefined;
  /** Used without a ratio. Default: `defaultHeight`. */
  height?: number | undefined;
  common: { id?: string | undefined; lang?: string | undefined };
};

/**
 * A box of the same size as the provider's page, which loads only when
 * the reader asks for it. The link below works without a script.
 */
function EmbedFrame(props: EmbedFrameProps) {
  const { frame, title, caption, poster, ratio, common } = props;
  const { height = defaultHeight } = props;
  const name = frame.provider;
  const isVideo = frame.kind === "video";
  return (
    <figure {...common} className="embed">
      <div
        className="embed-box"
        data-src={frame.src}
        data-title={title}
        data-allow={frame.allow}
        data-mode-parameter={frame.modeParameter}
        // An empty box is useless on paper and in feeds.
        data-print={poster ? undefined : "hide"}
      >
        <div
          className="embed-room"
          style={ratio ? `aspect-ratio: ${ratio}` : `block-size: ${height}px`}
        />
        {poster ? Picture({ src: poster, alt: "" }) : null}
        <div className="embed-offer" data-print="hide">
          <p lang={uiLang}>
            {ui(isVideo ? "embedVideoNotice" : "embedCodeNotice", { name })}
          </p>
          <button
            type="button"
            className="button embed-load"
            data-kind="primary"
          >
            <span lang={uiLang}>
              {ui(isVideo ? "embedVideoLoad" : "embedCodeLoad")}
            </span>
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      </div>
      <figcaption>
        {caption.length > 0 ? inWords(caption) : `${title}.`}{" "}
        <a href={frame.href} lang={uiLang}>
          {ui("embedOpen", { name })}
        </a>
      </figcaption>
    </figure>
  );
}

const readProps = defineProps("Embed", {
  url: text,
  title: text,
  poster: text.optional(),
  ratio: ratio.optional(),
  height: whole(120, 2000).optional(),
});

export function Embed({ children, ...given }: Given) {
  const props = readProps(given);
  const { url, height } = props;
  const frame = findFrame(url);
  if (!frame) {
    throw new ComponentError(`<Embed> does not support the address "${url}".`, {
      expected: knownAddresses.slice(),
      note: "Link to it instead.",
    });
  }
  const usualRatio = frame.kind === "video" && !height ? "16/9" : undefined;
  const ratio = props.ratio ?? usualRatio;
  return EmbedFrame({ ...props, frame, caption: children, ratio });
}

function createVideo(
  name: string,
  id: z.ZodType<string>,
  createFrame: (id: string, start?: number) => Frame,
) {
  const readVideo = defineProps(name, {
    id,
    title: text,
    start: whole(0, 86_400).optional(),
    poster: text.optional(),
    ratio: ratio.optional(),
  });
  return function EmbeddedVideo({ children, ...given }: Given) {
    const { id, start, ratio = "16/9", common, ...props } = readVideo(given);
    return EmbedFrame({
      ...props,
      ratio,
      frame: createFrame(id, start),
      caption: children,
      // The attribute `id` is the video's.
      common: { lang: common.lang },
    });
  };
}

export const Vimeo = createVideo(
  "Vimeo",
  z
    .string()
    .regex(vimeoId)
    .describe(
      "the number in the video's address, such as 76979871; for an unlisted video with what follows it",
    ),
  createVimeo,
);

export const YouTube = createVideo(
  "YouTube",
  z
    .string()
    .regex(youTubeId)
    .describe(
      "the 11 characters after v= in the video's address, such as dQw4w9WgXcQ",
    ),
  createYouTube,
);
