import { saveState } from "../workarounds/saveState";

/** Webpack or a page may fail from here on. */
export const onPostBootstrap = (): Promise<void> => saveState();
