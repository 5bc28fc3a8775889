import { createContext, useContext } from "react";

/** Opens the search. */
export const SearchContext = createContext<() => void>(() => undefined);

export const useOpenSearch = () => useContext(SearchContext);
