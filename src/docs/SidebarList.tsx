import { useState, type ReactNode } from "react";
import { withBaseUrl } from "../config/resolved";
import { Link } from "../i18n/Link";
import { linkKind } from "../i18n/linkKind";
import { useTextLanguage } from "../i18n/useLocale";
import type { SidebarCategory, SidebarItem } from "../lib/docs";
import { PreviewBadge } from "../reading/EntryLink";
import { Fold } from "../ui/Fold";

/** Which categories the reader has opened and closed, by their keys: for the visit, from page to page. */
const openCategories = new Map<string, boolean>();

type Place = {
  /** The path of the page that the sidebar stands beside. */
  path: string;
  /** Tells its entries from those of other sidebars and categories. */
  id: string;
};

type SidebarListProps = Place & { items: readonly SidebarItem[] };

/** The entries of a sidebar, or of a category in it. */
export function SidebarList({ items, path, id }: SidebarListProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <SidebarEntry
          item={item}
          path={path}
          id={`${id}.${index}`}
          key={index}
        />
      ))}
    </ul>
  );
}

/** Whether the page is in a category, or is what its label leads to. */
const hasPage = ({ link, items }: SidebarCategory, path: string): boolean =>
  link?.path === path ||
  items.some((item) => {
    if (item.type === "category") return hasPage(item, path);
    return item.type !== "html" && item.path === path;
  });

function SidebarEntry({ item, path, id }: Place & { item: SidebarItem }) {
  switch (item.type) {
    case "html":
      return <li dangerouslySetInnerHTML={{ __html: item.html }} />;
    case "category":
      return <Category category={item} path={path} id={id} />;
    default:
      return (
        <li>
          <EntryLink {...item} isCurrent={item.path === path} />
        </li>
      );
  }
}

type EntryLinkProps = {
  label: string;
  path: string;
  lang?: string;
  isDraft?: true;
  isCurrent: boolean;
};

/** A plain link: thousands of Gatsby's own would take their time, and load the data of all pages in sight. */
function EntryLink({ label, path, lang, isDraft, isCurrent }: EntryLinkProps) {
  const language = useTextLanguage()(lang);
  if (linkKind(path) === "external") {
    return (
      <Link to={path} {...language}>
        {label}
      </Link>
    );
  }
  return (
    <a
      href={withBaseUrl(path)}
      aria-current={isCurrent ? "page" : undefined}
      {...language}
    >
      {label}
      {process.env.GATSBY_SITE_PREVIEW === "true" && isDraft && (
        <>
          {" "}
          <PreviewBadge visibility="DRAFT" />
        </>
      )}
    </a>
  );
}

function Category({
  category,
  path,
  id,
}: Place & { category: SidebarCategory }) {
  const { label, lang, link, items, isCollapsible } = category;
  const language = useTextLanguage()(lang);
  const title = link && (
    <EntryLink
      {...link}
      label={label}
      lang={lang}
      isCurrent={link.path === path}
    />
  );
  if (items.length === 0) return <li>{title}</li>;
  const list = <SidebarList items={items} path={path} id={id} />;
  if (!isCollapsible) {
    return (
      <li data-group="">
        {title ?? <span {...language}>{label}</span>}
        {list}
      </li>
    );
  }
  return (
    <li data-group="">
      {title}
      <Folding category={category} path={path} id={id}>
        {title ? (
          <summary aria-label={label} />
        ) : (
          <summary {...language}>{label}</summary>
        )}
        {list}
      </Folding>
    </li>
  );
}

type FoldingProps = Place & { category: SidebarCategory; children: ReactNode };

/** Begins open around the page, else as the reader has left it. */
function Folding({ category, path, id, children }: FoldingProps) {
  const [isOpen] = useState(
    () =>
      hasPage(category, path) ||
      (openCategories.get(id) ?? !category.isCollapsed),
  );
  return (
    <Fold
      rows={category.items.length}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        openCategories.set(id, currentTarget.open);
      }}
    >
      {children}
    </Fold>
  );
}
