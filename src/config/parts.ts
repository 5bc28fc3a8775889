/**
 * The parts of pages that owners may replace, each with what theirs has to keep.
 * `src/own/Footer.tsx` takes the place of `Footer`: the theme imports
 * `part/Footer`, which is the owner's file where there is one, or else
 * `theme/Footer`, the original, by the paths in tsconfig.json. All tools read
 * those; `src/theme/parts.ts` checks the props.
 */
export const parts = {
  Brand: "a link to the start page",
  NavbarEnd: "its children, the button of the menu",
  Footer: "one `footer`; the links to imprint and privacy page",
  HomeHero: "the `h1`; its children, the first results",
  Work: '`id="work"`, an `h2`, its children, the featured projects',
  Voices: '`id="voices"`, an `h2`',
  Services: '`id="services"`, an `h2`',
  Process: '`id="process"`, an `h2`',
  LatestPosts: '`id="blog"`, an `h2`',
  Contact: '`id="contact"`, an `h2`',
  PostHeader: "the `h1`; its children, the place in a series",
  PostFooter: "nothing",
  PostCard: "an `article` with an `h2`; its children, the summary",
  ArchiveItem: "one `li`",
  ProjectCard: "one `li` with an `h2`",
  ProjectGrid: "a `ul`; titles as `heading` says",
  ReadingLayout:
    "one `article`; all that it is given; `data-pagefind-body` around the text, or the search does not find it",
  NotFound: "the `h1`",
  ErrorFallback:
    '`role="alert"`, the focus, a button that calls `onRetry`; no providers of the page, which may have crashed',
  Comments: '`id="post-comments"`; a click before another host is asked',
} as const satisfies Record<string, string>;

export type Part = keyof typeof parts;

/** The owner's folder, with the parts that take the place of ours. No later version touches it. */
export const ownFolder = "src/own";

/** The folders that have components: ours, and the owner's. */
export const componentRooms = ["src/components", `${ownFolder}/components`];
