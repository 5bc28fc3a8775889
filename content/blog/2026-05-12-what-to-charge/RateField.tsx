import { exampleInput, fits, limits, type RateInput } from "./dayRate";
import { rateTexts, type RateLang } from "./rateTexts";
import { readNumber } from "./readNumber";
import * as css from "./RateCalculator.module.css";

type RateFieldProps = {
  id: string;
  name: keyof RateInput;
  /** NaN for what is no number. */
  value: number;
  lang: RateLang;
  onRead: (value: number) => void;
};

/** A number in the page's language: browsers write theirs where `type` says it. */
export function RateField({ id, name, value, lang, onRead }: RateFieldProps) {
  const { fields, htmlLang, noNumber, outside } = rateTexts[lang];
  const { label, hint } = fields[name];
  const { most, canBeZero } = limits[name];
  const number = new Intl.NumberFormat(htmlLang);
  const example = number.format(exampleInput[name]);
  const isFault = !fits(name, value);

  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.hint} id={`${id}-hint`}>
        {hint}
      </span>
      {isFault ? (
        <span className={css.error} id={`${id}-error`}>
          {Number.isNaN(value)
            ? noNumber(example)
            : outside(number.format(most), canBeZero)}
        </span>
      ) : null}
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={example}
        aria-invalid={isFault || undefined}
        aria-describedby={`${isFault ? `${id}-error ` : ""}${id}-hint`}
        onChange={(event) => onRead(readNumber(event.target.value, lang))}
      />
    </div>
  );
}
