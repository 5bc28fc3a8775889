import type { ReactNode } from "react";
import { ignoreSecondClick } from "../../lib/ignoreSecondClick";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import * as css from "./TopBar.module.css";

type TopBarProps = {
  /** The label of the button that closes the bar; undefined for one that stays. */
  closeLabel: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The content of a bar above the page: its words, and a button that closes it. */
export function TopBar({ closeLabel, onClose, children }: TopBarProps) {
  return (
    <Container>
      <div className={css.row}>
        {children}
        {closeLabel === undefined ? null : (
          <button
            className="icon-button"
            type="button"
            data-script="only"
            onClick={() => {
              // The page moves up.
              ignoreSecondClick();
              onClose();
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">{closeLabel}</span>
          </button>
        )}
      </div>
    </Container>
  );
}
