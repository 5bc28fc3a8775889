import { createContext } from "react";

/** The pictures of the text that is being rendered, found by the path its author wrote. */
export const ImagesContext = createContext<readonly Queries.MdxImageFragment[]>(
  [],
);
