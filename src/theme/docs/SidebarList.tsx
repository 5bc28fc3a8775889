import { useState } from "react";
import { Link } from "../i18n/Link";
import { useLocale } from "../i18n/useLocale";
import type { SidebarCategory, SidebarItem } from "../../lib/docs";
import { NoWrap } from "../ui/NoWrap";

/** Keeps from page to page whether readers have opened a category, by its key. */
const openCategories = new Map<string, boolean>();

/** Unique among all sidebars and categories. */
type Position = { id: string };

type SidebarListProps = Position & { items: readonly SidebarItem[] };

/** The items of a sidebar, or of a category in it. */
export function SidebarList({ items, id }: SidebarListProps) {
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
              <Category category={item} id={`${id}.${index}`} key={index} />
            );
          default:
            return (
              <li key={index}>
                <ItemLink {...item} />
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
};

function ItemLink({ label, path, lang }: ItemLinkProps) {
  const language = useLocale().languageOf(lang);
  return (
    <Link to={path} {...language}>
      <NoWrap text={label} />
    </Link>
  );
}

function Category(props: Position & { category: SidebarCategory }) {
  const { category, id } = props;
  const { label, lang, link, items } = category;
  const language = useLocale().languageOf(lang);
  const { path } = useLocale();
  // Only the first state: from then on the browser opens and closes it.
  const [isOpen] = useState(
    () =>
      hasPage(category, path) ||
      (openCategories.get(id) ?? !category.isCollapsed),
  );
  const title = link && <ItemLink {...link} label={label} lang={lang} />;
  if (items.length === 0) return <li>{title}</li>;
  const list = <SidebarList items={items} id={id} />;
  if (!category.isCollapsible) {
    return (
      <li data-group="">
        {title ?? (
          <span {...language}>
            <NoWrap text={label} />
          </span>
        )}
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
          {title ? null : <NoWrap text={label} />}
        </summary>
        {list}
      </details>
    </li>
  );
}
