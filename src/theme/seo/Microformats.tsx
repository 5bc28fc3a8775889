import type { ReactNode } from "react";
import { localize } from "../../config/locales";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { parseFediverse } from "../../lib/fediverse";
import { useLocale } from "../i18n/useLocale";

// Classes of microformats, which readers and servers of the open web look for
// in pages (https://microformats.org/wiki/microformats2). What they say is on
// the page, in the margin or elsewhere, so it is hidden here.

/** Says whose site this is, on the start page. */
export function OwnerCard() {
  const { locale, localePath } = useLocale();
  const home = absoluteUrl(localePath("/"));
  const { presence, title, tagline } = siteConfig;
  if (!presence) return null;
  return (
    <p className="h-card" hidden>
      <data className="p-name" value={localize(title, locale)} />
      <data className="p-job-title" value={localize(tagline, locale)} />
      <data className="u-url u-uid" value={home} />
      <a
        className="u-url"
        rel="me"
        href={parseFediverse(presence.fediverse).profile}
      >
        {presence.fediverse}
      </a>
    </p>
  );
}

type PostEntryProps = {
  post: Queries.PostSubjectFragment & { title: string; path: string };
  children: ReactNode;
};

/** Marks a post as an entry, with its name, address, date and authors. */
export function PostEntry({ post, children }: PostEntryProps) {
  const { title, path, publishedAt, updatedAt, authors } = post;
  if (!siteConfig.presence) return children;
  return (
    <div className="h-entry">
      <p hidden>
        <data className="p-name" value={title} />
        <data className="u-url u-uid" value={absoluteUrl(path)} />
        <data className="dt-published" value={publishedAt} />
        {updatedAt ? <data className="dt-updated" value={updatedAt} /> : null}
        {authors.map((author) => (
          <span className="p-author h-card" key={author.name}>
            <data className="p-name" value={author.name} />
            <data
              className="u-url"
              value={absoluteUrl(author.path ?? author.url ?? "/")}
            />
          </span>
        ))}
      </p>
      {children}
    </div>
  );
}
