import { pattern } from "../propForms";
import { youTube, youTubeId } from "./providers";
import { videoPart } from "./videoPart";

const id = pattern(
  youTubeId,
  "the 11 characters behind v= in the video's address",
  "dQw4w9WgXcQ",
);

/** A video on YouTube. */
export const YouTube = videoPart("YouTube", id, youTube);
