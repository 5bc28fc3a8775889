type Place = { pathname: string; search: string; hash: string };

type ScrollArgs = {
  prevRouterProps?: { location: Place } | undefined;
  routerProps: { location: Place };
};

/** Whether Gatsby may scroll: not where only the query has changed. */
export function shouldUpdateScroll(args: ScrollArgs): boolean {
  const before = args.prevRouterProps?.location;
  const now = args.routerProps.location;
  return (
    before?.pathname !== now.pathname ||
    before.hash !== now.hash ||
    before.search === now.search
  );
}
