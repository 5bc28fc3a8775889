import { addBasePath } from "../../config/baseUrl";
import type { ResolvedSite } from "../../config/types";
import { isTreeElement } from "../../lib/contentTree";
import type { SlotProps, TreeNode, TreeProps } from "../../lib/contentTree";
import { formatBytes } from "../../lib/format";
import { addressAttributes, linkAttributes } from "../markdown/addresses";
import { linkKey } from "./address";
import type { Download } from "./assets";
import type { LinkTarget } from "./resolveEntryLinks";

type Config = Pick<ResolvedSite, "baseUrl">;

/** Adds the base path to an address, or to each of a `srcset`. */
const prefixAddresses = (config: Config, value: string): string =>
  value
    .split(/(?<=,\s{1,9})/)
    .map((address) => addBasePath(config, address))
    .join("");

/**
 * Changes the links of a content tree to those of one locale's page. Links to
 * files that readers download end in kind and size: "the terms (PDF, 1.2 MB)".
 * @param language the language tag of the text
 */
export function fillLinks(
  config: Config,
  tree: TreeNode,
  targets: readonly LinkTarget[],
  language: string,
): TreeNode {
  const byKey = new Map(targets.map((target) => [target.written, target]));
  const find = (address: unknown) => byKey.get(linkKey(String(address)));
  const fill = (node: TreeNode): TreeNode => {
    if (typeof node === "string") return node;
    if (!isTreeElement(node)) return node.map(fill);
    const [type, props, ...children] = node;
    if (props === 0) return [type, 0, ...children.map(fill)];
    const download = type === "a" ? find(props.href)?.download : undefined;
    return [
      type,
      fillElement(type, props),
      ...children.map(fill),
      ...(download ? [describe(download)] : []),
    ];
  };
  const describe = ({ kind, bytes }: Download) =>
    ` (${kind}, ${formatBytes(bytes, language)})`.replace(", ", ",\u00a0");
  const fillElement = (type: string, props: TreeProps): TreeProps => {
    if (type !== "Slot") {
      const filled = fillProps(linkAttributes(type), props, resolve);
      // The address of the picture itself is filled in where it is shown.
      const names = type === "Picture" ? ["href"] : addressAttributes;
      return fillProps(names, filled, (value) =>
        prefixAddresses(config, value),
      );
    }
    // The owner's components hand addresses to Gatsby's links.
    const { props: slotProps = {} } = props as SlotProps;
    const filled = fillProps(linkAttributes(type), slotProps, resolve);
    return { ...props, props: filled };
  };
  const resolve = (value: string) => find(value)?.to ?? value;
  return fill(tree);
}

function fillProps(
  names: readonly string[],
  props: TreeProps,
  change: (value: string) => string,
): TreeProps {
  const changes = names.flatMap((name) => {
    const value = props[name];
    return typeof value === "string" ? [[name, change(value)] as const] : [];
  });
  return changes.length === 0
    ? props
    : { ...props, ...Object.fromEntries(changes) };
}

/** Matches attributes of HTML that hold an address, with and without quotes. */
const attribute = new RegExp(
  `(\\s(?:${addressAttributes.join("|")})=)("[^"]*"|'[^']*'|[^\\s>"']+)`,
  "gi",
);

/**
 * Adds the base path to the addresses in HTML that the owner wrote.
 * @example addBasePathInHtml(config, '<a href="/about">') ->
 * '<a href="/project/about">'
 */
export const addBasePathInHtml = (config: Config, html: string): string =>
  html.replace(attribute, (_, name: string, value: string) => {
    const [, quote = "", addresses = ""] = /^(["']?)(.*)\1$/s.exec(value) ?? [];
    return name + quote + prefixAddresses(config, addresses) + quote;
  });
