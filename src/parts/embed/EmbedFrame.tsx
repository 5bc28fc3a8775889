import { inJsx, inWords, type Content } from "../content";
import { Picture } from "../Picture";
import { ui, uiLang } from "../ui";
import type { Frame } from "./providers";

type EmbedFrameProps = {
  frame: Frame;
  title: string;
  caption: Content;
  poster?: string | undefined;
  /** Width by height, such as "16/9". */
  ratio?: string | undefined;
  /** In CSS pixels, where there is no ratio. */
  height?: number | undefined;
  /** Attributes that any element may have. */
  common: { id?: string | undefined; lang?: string | undefined };
};

const textsOf = ({ kind, provider }: Frame) =>
  kind === "video"
    ? {
        notice: ui("embedVideoNotice", { name: provider }),
        load: ui("embedVideoLoad"),
      }
    : {
        notice: ui("embedCodeNotice", { name: provider }),
        load: ui("embedCodeLoad"),
      };

/**
 * The place of somebody else's page, with the room that it will need. Until a
 * reader asks for it, nothing of the provider is loaded; the link below leads
 * there without our script as well.
 */
export function EmbedFrame(props: EmbedFrameProps) {
  const { frame, title, caption, poster, ratio, height, common } = props;
  const { notice, load } = textsOf(frame);
  return (
    <figure {...common} className="embed">
      <div
        className="embed-box"
        data-src={frame.src}
        data-title={title}
        data-allow={frame.allow}
        data-mode-parameter={frame.modeParameter}
        // On paper, in feeds and without script an empty box says nothing.
        data-print={poster ? undefined : "hide"}
      >
        <div
          className="embed-room"
          style={ratio ? { aspectRatio: ratio } : { blockSize: height }}
        />
        {poster ? <Picture src={poster} alt="" /> : null}
        <div className="embed-offer" data-print="hide">
          <p lang={uiLang}>{notice}</p>
          <button type="button" className="embed-load">
            <span lang={uiLang}>{load}</span>
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      </div>
      <figcaption>
        {caption.length > 0 ? inJsx(inWords(caption)) : `${title}.`}{" "}
        <a href={frame.href} lang={uiLang}>
          {ui("embedOpen", { name: frame.provider })}
        </a>
      </figcaption>
    </figure>
  );
}
