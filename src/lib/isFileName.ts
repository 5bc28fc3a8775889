const endings =
  "html? xml json js css txt asc md mdx csv pdf docx? xlsx? pptx? od[tsp] epub ics vcf zip gz tgz 7z dmg exe apk png jpe?g gif webp avif svg ico mp3 m4a ogg wav mp4 webm mov woff2? webmanifest";

const pattern = new RegExp(`\\.(?:${endings.replaceAll(" ", "|")})$`, "i");

/**
 * Whether hosts and browsers take an address for a file's; no slug may be one.
 * @example isFileName("/files/cv.pdf") -> true; isFileName("/docs/1.10") -> false
 */
export const isFileName = (path: string) => pattern.test(path);
