import { useAddress } from "../hooks/useAddress";
import { useLocale } from "../i18n/useLocale";
import { useTranslation } from "../i18n/useTranslation";
import {
  findCurrentEntry,
  listVersionEntries,
  type VersionsItem,
  useDocsVersion,
} from "./docsLinks";
import { DrawerGroup, NavbarDropdown } from "./Dropdown";
import { NavbarLink } from "./NavbarLink";
import { useActiveItem } from "./useActiveItem";

type DocsVersionsProps = {
  item: VersionsItem;
  place: "bar" | "drawer";
};

/** A menu of the versions of an instance, which stores the reader's choice. */
export function DocsVersions({ item, place }: DocsVersionsProps) {
  const { text } = useLocale();
  const { t } = useTranslation("docsMenu");
  const isActive = useActiveItem()(item);
  const { search, hash } = useAddress();
  const { docs, pick } = useDocsVersion(item.docsPluginId);
  const entries = docs ? listVersionEntries(item, docs) : [];
  const current = findCurrentEntry(entries, docs?.names ?? []);
  if (!docs || !current) return null;

  const { facts, page } = docs;
  const { label, to } = current;
  if (entries.length < 2) {
    return (
      <li>
        <NavbarLink label={label} to={to} isActive={isActive} />
      </li>
    );
  }

  const { title } = facts;
  const about = title ? t("versionOf", { title }) : t("version");
  const all = title ? t("versionsOf", { title }) : t("versions");
  // React does not reach a text that the browser has translated: another version is another element.
  const shown = (
    <span key={current.name}>
      <span className="visually-hidden">{about} </span>
      {text(label)}
    </span>
  );
  const isInBar = place === "bar";
  const Group = isInBar ? NavbarDropdown : DrawerGroup;
  // Outside the documentation, query and hash mean something else.
  const rest = page ? search + hash : "";
  return (
    <Group label={all} shown={isInBar && shown} isActive={isActive}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <NavbarLink
            label={entry.label}
            to={entry.to + rest}
            isActive={entry.name === page?.version}
            onClick={() => pick(entry.name)}
          />
        </li>
      ))}
    </Group>
  );
}
