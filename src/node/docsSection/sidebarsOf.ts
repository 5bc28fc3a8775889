import { generatedId, generateItems } from "./generateSidebar";
import { firstLink } from "./sidebar";
import type { Sidebar } from "./sidebar";
import type { SidebarRun } from "./sidebarRun";
import { writtenItems } from "./writtenItems";

/** The sidebars of a version in one locale: as the owner wrote them, else one made of its folders. */
export function sidebarsOf(run: SidebarRun): Sidebar[] {
  const written = run.sources.written.get(run.version.area);
  if (!written) return [{ id: generatedId, items: generateItems(run) }];
  return Object.keys(written.sidebars).map((id) => {
    const items = writtenItems(id, written, run);
    if (!firstLink(items)) {
      run.report({
        file: written.file,
        ...written.placeOf([id]),
        message: `The sidebar "${id}" has nothing to link to in the version "${run.version.name}".`,
        allowed:
          "at least one entry that leads somewhere, and is neither a draft nor unlisted",
        fix: "Add a page or a link to it, or remove it.",
      });
    }
    return { id, items };
  });
}
