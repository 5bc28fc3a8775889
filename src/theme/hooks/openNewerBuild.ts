import { withBaseUrl } from "../../config/resolved";

type Build = { webpackCompilationHash?: string };

/** Asks the host which build it has; undefined if it does not say. */
async function readOnlineBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(withBaseUrl("/page-data/app-data.json"), {
      cache: "no-store",
    });
    return ((await answer.json()) as Build).webpackCompilationHash;
  } catch {
    return undefined;
  }
}

/**
 * Loads the page again if the host has another build than the page is from:
 * after a deploy, the scripts that an open page has yet to load are gone.
 */
export async function openNewerBuild(): Promise<void> {
  const { ___webpackCompilationHash: shown } = window as {
    ___webpackCompilationHash?: string;
  };
  const online = await readOnlineBuild();
  if (shown && online && online !== shown) window.location.reload();
}
