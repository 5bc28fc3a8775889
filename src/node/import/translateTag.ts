import { writeVideo } from "./counterparts";
import type { Resolve } from "./resolveAddress";

/** Makes text of attributes that name a file, imported or handed to a function; others in braces are left out. */
export const fillExpressions = (
  tag: string,
  imports: ReadonlyMap<string, string>,
) =>
  tag.replace(
    /\s(?:([\w-]+)=)?\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g,
    (_, name: string | undefined, code: string) => {
      const [, quoted] = /(?:^|[(:])\s*["'`]([^"'`$]*)["'`]/.exec(code) ?? [];
      const file = imports.get(code.trim().replace(/\.\w+$/, "")) ?? quoted;
      return file && /^(?:src|sources|href|to|alt|title)$/.test(name ?? "")
        ? ` ${name ?? ""}="${file}"`
        : "";
    },
  );

const videoFrame =
  /^\s*<iframe[^>]*\ssrc=["']([^"']*(?:youtu|vimeo)[^"']*)["'][^>]*>\s*(?:<\/iframe>\s*)?$/i;

/** Gives a piece of HTML the addresses of this site. */
export function translateTag(
  html: string,
  resolve: Resolve,
  line: number,
): string {
  return html
    .replace(/\ssrcset\s*=\s*(?:"[^"]*"|'[^']*')/gi, "")
    .replace(
      /(\s(src|sources|href|to|poster)\s*=\s*)(["'])(.*?)\3/gi,
      (_, start: string, name: string, mark: string, address: string) => {
        const to = resolve(address, !/^(?:href|to)$/i.test(name), line);
        return to === undefined ? "" : start + mark + to + mark;
      },
    );
}

/** Translates what HTML in Markdown may be: a video, the end of an excerpt; names of types are no components. */
export const translateHtml = (html: string) =>
  writeVideo(videoFrame.exec(html)?.[1] ?? "")?.trim() ??
  html
    .replace(/<!--\s*more\s*-->/i, "<!-- truncate -->")
    .replace(/<(?=\/?[A-Z]\w*[a-z])/g, "&lt;");
