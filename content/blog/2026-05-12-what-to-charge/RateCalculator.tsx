import { useId, useState, type FormEvent } from "react";
import {
  dayRate,
  exampleInput,
  mostEuros,
  type Rate,
  type RateInput,
} from "./dayRate";
import { rateTexts, type RateLang } from "./rateTexts";
import * as css from "./RateCalculator.module.css";

type RateCalculatorProps = { lang: RateLang };

const fields = [
  { name: "income", max: mostEuros, step: 100 },
  { name: "costs", max: mostEuros, step: 100 },
  { name: "weeks", max: 52, step: 1 },
  { name: "daysPerWeek", max: 7, step: 0.5 },
] as const;

/** Four numbers in, a day rate out; shows the post's example at first. */
export function RateCalculator({ lang }: RateCalculatorProps) {
  const id = useId();
  const [input, setInput] = useState<RateInput>(exampleInput);
  const texts = rateTexts[lang];

  const change = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setInput({ ...input, [currentTarget.name]: currentTarget.valueAsNumber });

  return (
    <form
      className={css.root}
      aria-labelledby={`${id}title`}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={css.title} id={`${id}title`}>
        {texts.title}
      </p>
      <div className={css.fields}>
        {fields.map(({ name, max, step }) => (
          <div key={name} className={css.field}>
            <label htmlFor={id + name}>{texts.fields[name].label}</label>
            <span className={css.hint} id={`${id}${name}-hint`}>
              {texts.fields[name].hint}
            </span>
            <input
              id={id + name}
              name={name}
              type="number"
              inputMode="decimal"
              min={0}
              max={max}
              step={step}
              defaultValue={exampleInput[name]}
              aria-describedby={`${id}${name}-hint`}
              onChange={change}
            />
          </div>
        ))}
      </div>
      <output
        className={css.result}
        htmlFor={fields.map(({ name }) => id + name).join(" ")}
      >
        <RateResult rate={dayRate(input)} lang={lang} />
      </output>
      <noscript>{texts.noScript}</noscript>
    </form>
  );
}

type RateResultProps = { rate: Rate | null; lang: RateLang };

function RateResult({ rate, lang }: RateResultProps) {
  const { htmlLang, quoted, detail, impossible } = rateTexts[lang];
  if (!rate) return <span>{impossible}</span>;

  const euros = (value: number, digits: number) =>
    new Intl.NumberFormat(htmlLang, {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const days = new Intl.NumberFormat(htmlLang).format(rate.billableDays);

  return (
    <>
      <strong>{quoted(euros(rate.quoted, 0))}</strong>{" "}
      <span>{detail(euros(rate.turnover, 0), days, euros(rate.exact, 2))}</span>
    </>
  );
}
