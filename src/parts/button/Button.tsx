import { inJsx, inWords, isBlank } from "../content";
import type { Content } from "../content";
import { PartFault } from "../PartFault";
import { address, either, flag, oneOf, words } from "../propKinds";
import { readProps } from "../readProps";

type ButtonProps = Readonly<Record<string, unknown>> & { children: Content };

/** A link that asks to be followed. */
export function Button({ children, ...given }: ButtonProps) {
  const { title, href, kind, download, common } = readProps(
    "Button",
    given,
    {
      title: words,
      href: address,
      kind: oneOf("primary", "secondary"),
      download: either(flag, words),
    },
    ["href"],
  );
  const label = children.every(isBlank) && title ? [title] : inWords(children);
  if (label.every(isBlank)) {
    throw new PartFault("<Button> has no words on it.", {
      fix: `Write <Button href="${href}">…</Button>.`,
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
      {inJsx(label)}
    </a>
  );
}
