import type { Page } from "@playwright/test";

/** Paths of what the page asks its host for, from now on. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
