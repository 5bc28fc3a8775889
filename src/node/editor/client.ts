import CMS from "@sveltia/cms";
import type { CmsConfig } from "@sveltia/cms";
import type { EditorConfig } from "./createConfig";
import { createDataFormat, createEntryFormat } from "./entryFile";

/** Starts the editor in its page. */
async function startEditor() {
  const answer = await fetch(new URL("config.json", import.meta.url));
  const text = await answer.text();
  const config = JSON.parse(text) as EditorConfig;
  for (const { format, fields = [], files = [] } of config.collections) {
    if (format) {
      CMS.registerCustomFormat(format, "mdx", createEntryFormat(fields));
    }
    for (const file of files) {
      if (!file.format) continue;
      CMS.registerCustomFormat(
        file.format,
        "yaml",
        createDataFormat(file.fields),
      );
    }
  }
  // Sveltia CMS warns of options that it does not know.
  const isKnown = (key: string) => key !== "hasShorthand";
  void CMS.init({
    config: JSON.parse(text, (key, value: unknown) =>
      isKnown(key) ? value : undefined,
    ) as CmsConfig,
  });
}

void startEditor();
