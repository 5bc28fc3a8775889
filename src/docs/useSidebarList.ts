import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { scrollWithin } from "../hooks/scrollWithin";
import { foldsOnClick } from "./foldDetails";
import { markSidebar } from "./markSidebar";
import type { SidebarPage } from "./markSidebar";

/**
 * The sidebar's list is no matter of React's: it came with the page's HTML or
 * by itself, and outlives the page, with what is open in it.
 */
let kept: { file: string; list: HTMLElement; scrolled: number } | undefined;

function keep(file: string, list: HTMLElement): void {
  foldsOnClick(list);
  kept = { file, list, scrolled: 0 };
}

async function load(file: string): Promise<HTMLElement> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  const template = document.createElement("template");
  template.innerHTML = await answer.text();
  const list = template.content.firstElementChild;
  if (!(list instanceof HTMLElement)) throw new Error(`Nothing in ${file}`);
  return list;
}

/** The nearest ancestor that scrolls by itself. */
const scrollerOf = (list: HTMLElement) => {
  let box = list.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) {
    box = box.parentElement;
  }
  return box;
};

/**
 * Keeps the list of a sidebar in the page, or in the drawer while that has a
 * place for it, and marks the page in it. Another sidebar is loaded; until it
 * comes the last one stays.
 */
export function useSidebarList(file: string, page: SidebarPage) {
  const pageRef = useRef<HTMLDivElement>(null);
  const drawerRef = useRef<HTMLDivElement | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { path, unlisted } = page;
  const at = unlisted?.at;

  const place = useCallback(() => {
    const home = drawerRef.current ?? pageRef.current;
    if (kept && home && kept.list.parentElement !== home) {
      home.append(kept.list);
    }
  }, []);

  useLayoutEffect(() => {
    const own = pageRef.current?.firstElementChild;
    if (own instanceof HTMLElement && own !== kept?.list) keep(file, own);
    place();
    let isGone = false;
    const show = () => {
      if (!kept || isGone) return;
      place();
      markSidebar(kept.list, page);
      const box = scrollerOf(kept.list);
      if (!box) return;
      if (kept.scrolled > 0) box.scrollTop = kept.scrolled;
      scrollWithin(box, '[aria-current="page"]');
    };
    if (kept?.file === file) show();
    else {
      load(file).then(
        (list) => {
          if (isGone) return;
          kept?.list.remove();
          keep(file, list);
          setIsFailed(false);
          show();
        },
        () => {
          if (!isGone) setIsFailed(true);
        },
      );
    }
    return () => {
      isGone = true;
      if (kept) kept.scrolled = scrollerOf(kept.list)?.scrollTop ?? 0;
    };
    // The page is as its path is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [file, path, at, attempt, place]);

  /** The drawer comes and goes with the window's width. */
  const setDrawer = useCallback(
    (holder: HTMLDivElement | null) => {
      drawerRef.current = holder;
      place();
    },
    [place],
  );
  const retry = () => {
    setIsFailed(false);
    setAttempt((count) => count + 1);
  };
  return { pageRef, setDrawer, isFailed, retry };
}
