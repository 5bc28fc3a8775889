import { LazyPart } from "../../../src/theme/ui/LazyPart";
import type { RateLang } from "./rateTexts";
// The server renders it: its style has to be there before its script.
import "./RateCalculator.module.css";

const load = () =>
  import("./RateCalculator").then(({ RateCalculator }) => RateCalculator);

/** For the build, so that the post is whole without scripts; webpack leaves it out of the browser's. */
const onServer =
  process.env.BUILD_STAGE === "build-html"
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import could not be left out
      (require("./RateCalculator") as typeof import("./RateCalculator"))
        .RateCalculator
    : undefined;

/** The calculator in a script of its own, which both languages of the post share. */
export const LazyRateCalculator = ({ lang }: { lang: RateLang }) => (
  <LazyPart load={load} onServer={onServer} props={{ lang }} />
);
