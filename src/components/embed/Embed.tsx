/** @jsxImportSource hastscript */
import { inWords, type Given } from "../content";
import { ComponentError, defineProps, ratio, text } from "../props";
import { Picture } from "../figure/Figure";
import { ui, uiLang } from "../ui";
import { findFrame, knownAddresses } from "./providers";

const readProps = defineProps("Embed", {
  url: text,
  title: text,
  poster: text.optional(),
  ratio: ratio.optional(),
});

/**
 * A box of the same size as the provider's player, which loads only when
 * the reader asks for it. The link below works without a script.
 */
export function Embed({ children, ...given }: Given) {
  const { url, title, poster, ratio = "16/9", common } = readProps(given);
  const frame = findFrame(url);
  if (!frame) {
    throw new ComponentError(`<Embed> does not support the address "${url}".`, {
      expected: knownAddresses.slice(),
      note: "Link to it instead.",
    });
  }
  const name = frame.provider;
  return (
    <figure {...common} className="embed">
      <div
        className="embed-box"
        data-src={frame.src}
        data-title={title}
        // An empty box is useless on paper and in feeds.
        data-print={poster ? undefined : "hide"}
      >
        <div className="embed-room" style={`aspect-ratio: ${ratio}`} />
        {poster ? Picture({ src: poster, alt: "" }) : null}
        <div className="embed-offer" data-print="hide">
          <p lang={uiLang}>{ui("embedVideoNotice", { name })}</p>
          <button
            type="button"
            className="button embed-load"
            data-kind="primary"
          >
            <span lang={uiLang}>{ui("embedVideoLoad")}</span>
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      </div>
      <figcaption>
        {children.length > 0 ? inWords(children) : `${title}.`}{" "}
        <a href={frame.href} lang={uiLang}>
          {ui("embedOpen", { name })}
        </a>
      </figcaption>
    </figure>
  );
}
