import type { ElementData } from "hast";
import type { Content } from "../../../components/content";

/** Marks elements with the folder of the component that made them. */
export const markFolder = (content: Content, folder: string): Content =>
  content.map((node) =>
    node.type === "element"
      ? { ...node, data: { ...node.data, folder } as ElementData }
      : node,
  );
