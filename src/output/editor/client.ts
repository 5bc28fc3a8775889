import CMS from "@sveltia/cms";
import type { CmsConfig, CustomPreviewTemplate } from "@sveltia/cms";
import type { createElement } from "react";
import "../../theme/styles/global";
import "../../theme/styles/prose";
import "./preview.css";
import type { EditorConfig } from "./createConfig";
import { createFileFormat } from "./fileFormat";

/** Written by writeEditor. */
declare const editorConfig: EditorConfig;
/** React of Sveltia CMS, which puts it there. */
declare const h: typeof createElement;

/** Shows an entry as its page does: title, picture and text. */
const EntryPreview: CustomPreviewTemplate = ({ entry, widgetFor }) =>
  h(
    "main",
    { className: "prose", style: { padding: "var(--space-5)" } },
    h("h1", null, String(entry.getIn(["data", "title"]) ?? "")),
    widgetFor("image"),
    widgetFor("body"),
  );

for (const collection of editorConfig.collections) {
  const { name, format, extension, fields } = collection;
  CMS.registerCustomFormat(format, extension, createFileFormat(fields));
  CMS.registerPreviewTemplate(name, EntryPreview);
}
CMS.registerPreviewStyle(new URL("client.css", import.meta.url).href);
void CMS.init({ config: editorConfig as unknown as CmsConfig });
