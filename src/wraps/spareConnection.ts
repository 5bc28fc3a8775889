type Connection = { effectiveType?: string; saveData?: boolean };

type Spared = {
  navigator: { connection?: Connection };
  ___loader: { hovering: (path: string) => void };
};

/**
 * On a slow or metered connection, Gatsby prefetches nothing that is in view,
 * but still loads what the pointer passes over.
 */
export function spareConnection(target: Spared): void {
  const { navigator, ___loader: loader } = target;
  const load = loader.hovering;
  loader.hovering = (path) => {
    const { effectiveType = "", saveData = false } = navigator.connection ?? {};
    if (!saveData && !effectiveType.includes("2g")) load(path);
  };
}
