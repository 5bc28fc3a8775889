import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { docsSidebarKey } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";
import { Icon } from "../ui/Icon";
import * as css from "./HideSidebar.module.css";

const slot = storageSlot(docsSidebarKey);
const hidden = "hidden";

/** Shows the choice where the CSS reads it. */
function show(isHidden: boolean): void {
  const { dataset } = document.documentElement;
  if (isHidden) dataset.docsSidebar = hidden;
  else delete dataset.docsSidebar;
}

/** The same before the first paint, while the page is being read. */
const early =
  `try{localStorage.getItem(${JSON.stringify(docsSidebarKey)})==="${hidden}"&&` +
  `document.documentElement.setAttribute("data-docs-sidebar","${hidden}")}catch(e){}`;

/** Puts the sidebar away on wide screens, and brings it back; remembered, and the same in all tabs. */
export function HideSidebar() {
  const { t } = useTranslation("docs");
  // As on the server; what is seen follows <html>.
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const update = (stored: string | null) => {
      show(stored === hidden);
      setIsHidden(stored === hidden);
    };
    update(slot.get());
    return slot.listen(update);
  }, []);
  const toggle = () => {
    if (isHidden) slot.delete();
    else slot.set(hidden);
    show(!isHidden);
    setIsHidden(!isHidden);
  };
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: early }} />
      <button
        className={css.root}
        type="button"
        aria-expanded={!isHidden}
        onClick={toggle}
      >
        <Icon name={isHidden ? "forward" : "back"} />
        <span>{isHidden ? t("sidebar.show") : t("sidebar.hide")}</span>
      </button>
    </>
  );
}
