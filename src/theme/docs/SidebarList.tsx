import { useState } from "react";
import { withBaseUrl } from "../../config/resolved";
import { Link } from "../i18n/Link";
import { useTextLanguage } from "../i18n/useLocale";
import { getLinkKind } from "../../lib/address";
import type { SidebarCategory, SidebarItem } from "../../lib/docs";
import { PreviewBadge } from "../reading/EntryLink";

/** Whether readers have opened a category, by its key: kept from page to page. */
const openCategories = new Map<string, boolean>();

type Position = {
  /** The path of the page beside the sidebar. */
  path: string;
  /** Unique among all sidebars and categories. */
  id: string;
};

type SidebarListProps = Position & { items: readonly SidebarItem[] };

/** The items of a sidebar, or of a category in it. */
export function SidebarList({ items, path, id }: SidebarListProps) {
  return (
    <ul>
      {items.map((item, index) => {
        switch (item.type) {
          case "html":
            return (
              <li key={index} dangerouslySetInnerHTML={{ __html: item.html }} />
            );
          case "category":
            return (
              <Category
                category={item}
                path={path}
                id={`${id}.${index}`}
                key={index}
              />
            );
          default:
            return (
              <li key={index}>
                <ItemLink {...item} isCurrent={item.path === path} />
              </li>
            );
        }
      })}
    </ul>
  );
}

/** True if the label links to the page, or the page is inside. */
const hasPage = ({ link, items }: SidebarCategory, path: string): boolean =>
  link?.path === path ||
  items.some((item) => {
    if (item.type === "category") return hasPage(item, path);
    return item.type !== "html" && item.path === path;
  });

type ItemLinkProps = {
  label: string;
  path: string;
  lang?: string;
  isDraft?: true;
  isCurrent: boolean;
};

/** A plain link: Gatsby's would prefetch every page in view, of thousands. */
function ItemLink({ label, path, lang, isDraft, isCurrent }: ItemLinkProps) {
  const language = useTextLanguage()(lang);
  if (getLinkKind(path) === "external") {
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

function Category(props: Position & { category: SidebarCategory }) {
  const { category, path, id } = props;
  const { label, lang, link, items } = category;
  const language = useTextLanguage()(lang);
  // Only the first state: from then on the browser opens and closes it.
  const [isOpen] = useState(
    () =>
      hasPage(category, path) ||
      (openCategories.get(id) ?? !category.isCollapsed),
  );
  const title = link && (
    <ItemLink {...{ ...link, label, lang }} isCurrent={link.path === path} />
  );
  if (items.length === 0) return <li>{title}</li>;
  const list = <SidebarList items={items} path={path} id={id} />;
  if (!category.isCollapsible) {
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
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          openCategories.set(id, currentTarget.open);
        }}
      >
        <summary aria-label={title && label} {...language}>
          {title ? null : label}
        </summary>
        {list}
      </details>
    </li>
  );
}
