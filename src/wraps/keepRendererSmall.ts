/**
 * Has V8 collect in good time in the process that renders pages. It needs
 * little from page to page, and would take five times that.
 */
export function keepRendererSmall(): void {
  // Not imported, and so no part of what pages are made of: see replaceRenderer.
  const v8 = process.getBuiltinModule("node:v8");
  v8.setFlagsFromString("--heap-growing-percent=60");
}
