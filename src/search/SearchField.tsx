import { forwardRef, type KeyboardEvent } from "react";
import { Icon } from "../ui/Icon";
import type { SearchTexts } from "./searchTexts";

type SearchFieldProps = {
  texts: SearchTexts;
  query: string;
  /** Whether there are options below. */
  isExpanded: boolean;
  listId: string;
  activeId: string | undefined;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
};

/** The field, from which keys choose among the results. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(
  function SearchField(props, ref) {
    const { texts, query, isExpanded, listId, activeId } = props;
    return (
      <form
        className="search-field"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <Icon name="search" />
        <input
          ref={ref}
          // Not "search": Escape would empty it instead of closing the dialog.
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={texts.input}
          value={query}
          enterKeyHint="search"
          inputMode="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          onChange={({ target }) => props.onQuery(target.value)}
          onKeyDown={props.onKeyDown}
        />
        {query ? (
          <button type="button" onClick={() => props.onQuery("")}>
            {texts.clear}
          </button>
        ) : null}
      </form>
    );
  },
);
