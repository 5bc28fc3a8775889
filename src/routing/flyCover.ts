let showPage = (): void => undefined;
let isFlying = false;

/** Ends the wait for the page requested: it is shown. */
export const onPageArrived = (): void => showPage();

const setName = (cover: Element | null, name: string): void =>
  (cover as HTMLElement | null)?.style.setProperty(
    "view-transition-name",
    name,
  );

/** Waits until the page is shown, at most a second: nothing is painted meanwhile. */
async function waitForPage(navigate: () => void): Promise<void> {
  const requestFrame = window.requestAnimationFrame.bind(window);
  // Gatsby's router changes the page in the next frame, of which there is none.
  window.requestAnimationFrame = (run) =>
    window.setTimeout(() => run(performance.now()));
  await new Promise<void>((resolve) => {
    showPage = resolve;
    setTimeout(resolve, 1_000);
    navigate();
  });
  window.requestAnimationFrame = requestFrame;
}

/**
 * Navigates to a page. If its link stands beside its cover, that grows into the
 * cover of the page, in browsers that can show it.
 */
export function flyCover(to: string, navigate: () => void): void {
  const cover = document.querySelector(
    `:is(article, li):has([href=${JSON.stringify(to)}]) .cover`,
  );
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const canFly = cover && !isReduced && "startViewTransition" in document;
  if (!canFly || isFlying) {
    navigate();
    return;
  }
  isFlying = true;
  setName(cover, "cover");
  const { finished } = document.startViewTransition(async () => {
    setName(cover, "");
    await waitForPage(navigate);
    setName(document.querySelector("main .cover"), "cover");
  });
  void finished.finally(() => {
    setName(document.querySelector("main .cover"), "");
    isFlying = false;
  });
}
