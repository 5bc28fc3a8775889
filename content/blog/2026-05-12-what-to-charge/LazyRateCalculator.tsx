import { LazyPart } from "../../../src/ui/LazyPart";
import type { RateLang } from "./rateTexts";

const load = () =>
  import("./RateCalculator").then(({ RateCalculator }) => RateCalculator);

/** The calculator in a script of its own, which both languages of the post share. */
export const LazyRateCalculator = ({ lang }: { lang: RateLang }) => (
  <LazyPart load={load} props={{ lang }} />
);
