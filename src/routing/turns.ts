let newest = 0;
let settled = 0;

type Turn = {
  /** Whether it still counts: a page that comes late must not displace one that was asked for later. */
  isNewest: () => boolean;
  /** Says that its page need not be waited for any more. */
  settle: () => void;
};

/** Begins a navigation. */
export function takeTurn(): Turn {
  const own = ++newest;
  return {
    isNewest: () => own === newest,
    settle: () => {
      settled = Math.max(settled, own);
    },
  };
}

/** Whether the page that was asked for last is still being loaded. */
export const isUnderWay = (): boolean => settled < newest;
