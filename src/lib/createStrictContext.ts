import { createContext, useContext } from "react";

/**
 * A context without a default: its provider, and the hook that reads it, which
 * throws where the provider is missing.
 * @param name the provider's, for the error
 */
export function createStrictContext<Value extends object>(name: string) {
  const context = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = useContext(context);
    if (!value) throw new Error(`Only to be used within ${name}.`);
    return value;
  };
  return [context.Provider, useValue] as const;
}
