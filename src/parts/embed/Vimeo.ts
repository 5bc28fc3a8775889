import { pattern } from "../propForms";
import { vimeo, vimeoId } from "./providers";
import { videoPart } from "./videoPart";

const id = pattern(
  vimeoId,
  "the number in the video's address; for an unlisted video with what stands behind it",
  "76979871",
);

/** A video on Vimeo. */
export const Vimeo = videoPart("Vimeo", id, vimeo);
