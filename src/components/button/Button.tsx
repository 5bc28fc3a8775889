/** @jsxImportSource hastscript */
import { z } from "zod";
import { inWords, isBlank, type Given } from "../content";
import {
  ComponentError,
  address,
  defineProps,
  flag,
  oneOf,
  text,
} from "../props";

/** The file name, or true for the file's own. */
const downloadName = z
  .union([flag, text])
  .describe("nothing, true or false, or text");

const readProps = defineProps("Button", {
  href: address,
  kind: oneOf("primary", "secondary").optional(),
  download: downloadName.optional(),
});

export function Button({ children, ...given }: Given) {
  const { href, kind, download, common } = readProps(given);
  const said = inWords(children);
  if (said.every(isBlank)) {
    throw new ComponentError("<Button> has no label.", {
      note: `Write <Button href="${href}">…</Button>.`,
    });
  }
  return (
    <a
      className="button"
      href={href}
      data-kind={kind ?? "primary"}
      download={download === true ? "" : download || undefined}
      {...common}
    >
      {said}
    </a>
  );
}
