import { createHash } from "node:crypto";
import { generatedId, generateItems } from "./generateSidebar";
import { firstLink } from "./sidebar";
import { renderSidebar } from "./renderSidebar";
import type { Sidebar, SidebarItem } from "./sidebar";
import type { SidebarRun } from "./sidebarRun";
import { sidebarsFolder } from "./writeSidebars";
import { writtenItems } from "./writtenItems";

/** The sidebars of a version in one locale: as the owner wrote them, else one made of its folders. */
export function sidebarsOf(run: SidebarRun): Sidebar[] {
  const written = run.sources.written.get(run.version.area);
  if (!written) return [finished(generatedId, generateItems(run), run)];
  return Object.keys(written.sidebars).map((id) => {
    let faults = 0;
    const report: SidebarRun["report"] = (problem) => {
      faults += 1;
      run.report(problem);
    };
    const items = writtenItems(id, written, { ...run, report });
    // It may have entries once these faults are mended.
    if (faults === 0 && !firstLink(items)) {
      run.report({
        file: written.file,
        ...written.placeOf([id]),
        message: `The sidebar "${id}" has nothing to link to in the version "${run.version.name}".`,
        allowed:
          "at least one entry that leads somewhere, and is neither a draft nor unlisted",
        fix: "Add a page or a link to it, or remove it.",
      });
    }
    return finished(id, items, run);
  });
}

function finished(
  id: string,
  items: SidebarItem[],
  { locale, sources }: SidebarRun,
): Sidebar {
  const texts = sources.texts.get(locale) ?? { newTab: "", draft: "" };
  const { sheet } = sources;
  const html = renderSidebar(items, { locale, sheet, ...texts });
  const name = createHash("sha1").update(html).digest("hex").slice(0, 10);
  return { id, items, html, file: `/${sidebarsFolder}/${name}.html` };
}
