import i18next from "i18next";

const i18n = i18next.createInstance();
void i18n.init({ interpolation: { escapeValue: false }, initAsync: false });
const { interpolator } = i18n.services;

/**
 * Fills the variables of a message that the build writes; nothing is escaped.
 * @example interpolate("{{title}}, by {{name}}", { title: "A", name: "Kim" })
 * -> "A, by Kim"
 */
export const interpolate = (
  message: string,
  values: Readonly<Record<string, string>>,
): string => interpolator.interpolate(message, values, "", {});
