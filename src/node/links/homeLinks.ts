import type { PageFrontMatter } from "../content/schema/pageSchema";
import { linkKey } from "./linkKey";
import type { LinkTarget } from "./resolveTexts";

type Home = NonNullable<PageFrontMatter["home"]>;
type Actions = Partial<Pick<Home, (typeof actions)[number]>>;

const actions = ["primaryAction", "secondaryAction"] as const;

/** The links of a start page's front matter, with their lines. */
export const homeLinks = (
  home: Actions | undefined,
  lineOf: (...path: string[]) => number,
): { url: string; line: number }[] =>
  actions.flatMap((action) => {
    const url = home?.[action]?.to;
    if (url === undefined) return [];
    return [{ url, line: lineOf("home", action, "to") }];
  });

/** A start page's sections with their links as they lead on one locale's page. */
export function fillHome(home: Home, targets: readonly LinkTarget[]): Home {
  const byKey = new Map(targets.map(({ written, to }) => [written, to]));
  const filled = actions.flatMap((action) => {
    const given = home[action];
    if (!given) return [];
    const to = byKey.get(linkKey(given.to)) ?? given.to;
    return [[action, { ...given, to }] as const];
  });
  return { ...home, ...Object.fromEntries(filled) };
}
