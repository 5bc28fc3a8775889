/** @jsxImportSource hastscript */
import type { Given } from "../content";
import { ComponentError, defineProps, flag, list, ratio, text } from "../props";

type Captions = { file: string; lang: string; label: string };

/**
 * Reads the language of captions from the file name, and names it in itself.
 * @example captionsIn("./talk.de.vtt") -> { file, lang: "de", label: "Deutsch" }
 */
function captionsIn(given: string): Captions {
  const file = given.trim();
  const lang = /\.([a-z]{2,3}(?:-(?:[A-Za-z]{2}|[A-Za-z]{4}))?)\.vtt$/.exec(
    file,
  )?.[1];
  if (lang === undefined) {
    throw new ComponentError(
      `The captions "${file}" of <Video> have no language in their name.`,
      {
        expected: ["WebVTT files whose names end in their language"],
        note: "Rename the file to something like talk.en.vtt.",
      },
    );
  }
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang);
  const label = name ?? lang;
  return { file, lang, label: label.charAt(0).toUpperCase() + label.slice(1) };
}

/** True for the name of a file that browsers play as a video. */
export const isVideoFile = (src: string) => /\.(?:mp4|m4v|webm)$/i.test(src);

const readProps = defineProps("Video", {
  src: text,
  title: text,
  poster: text.optional(),
  captions: list.optional(),
  silent: flag.optional(),
  ratio: ratio.optional(),
});

/** A video of the site, which loads only its poster before it plays. */
export function Video({ children, ...given }: Given) {
  const { src, title, poster, captions, silent, common, ...size } =
    readProps(given);
  if (!isVideoFile(src.replace(/[?#].*/, ""))) {
    throw new ComponentError(`<Video> can't play "${src}".`, {
      expected: ["a file that ends in .mp4 or .webm"],
      note: "Save it as MP4 or WebM; <Embed> shows videos of other sites.",
    });
  }
  if (!captions && !silent) {
    throw new ComponentError(`<Video src="${src}"> has no captions.`, {
      expected: ["a file of captions (WebVTT) for each language"],
      note: 'Write captions="./talk.en.vtt", or silent where nothing is said.',
    });
  }
  return (
    <figure {...common} className="video">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- A silent one has none; all others are checked above. */}
      <video
        controls
        preload="none"
        playsInline
        src={src}
        poster={poster}
        aria-label={title}
        style={`aspect-ratio: ${size.ratio ?? "16/9"}`}
      >
        {(captions ?? []).map(captionsIn).map(({ file, lang, label }, at) => (
          <track
            kind="captions"
            src={file}
            srcLang={lang}
            label={label}
            default={at === 0 || undefined}
          />
        ))}
      </video>
      <figcaption>{children.length > 0 ? children : title}</figcaption>
    </figure>
  );
}
