import type { VersionFacts } from "../lib/docsContext";
import { Badge } from "../ui/Badge";
import { useVersionName } from "./useVersionName";

type DocsBadgeProps = { about: VersionFacts };

/** Names the version that a page belongs to, where there are several. */
export function DocsBadge({ about }: DocsBadgeProps) {
  const name = useVersionName(about);
  return about.hasBadge ? <Badge>{name}</Badge> : null;
}
