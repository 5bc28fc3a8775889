import { decodePercent } from "../../lib/decodePercent";

/** One name for all ways to write an address: Markdown encodes what is none of ASCII on its way to HTML. */
export const linkKey = (written: string): string =>
  (decodePercent(written) ?? written).normalize("NFC");
