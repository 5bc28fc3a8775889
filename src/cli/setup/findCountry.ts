import { country } from "../../config/schema/legalSchema";

/** Node up to 22 has the zones of a country as a property, later ones by a function. */
type ZoneInfo = { timeZones?: string[]; getTimeZones?: () => string[] };

/** Finds the country of a time zone: "Europe/Vienna" is in "AT". */
export function findCountry(zone: string): string | undefined {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  return codes.find((code) => {
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & ZoneInfo;
    // Former countries have the name of their successor: "DD" is "DE".
    if (locale.region !== code) return false;
    const zones = locale.getTimeZones?.() ?? locale.timeZones;
    return zones?.includes(zone) && country.safeParse(code).success;
  });
}
