import { useId, useState } from "react";
import { dayRate, exampleInput, fieldNames, fits, type Rate } from "./dayRate";
import { RateField } from "./RateField";
import { rateTexts, type RateLang } from "./rateTexts";
import * as css from "./RateCalculator.module.css";

type RateCalculatorProps = { lang: RateLang };

/** Four numbers in, a day rate out; shows the post's example at first. */
export function RateCalculator({ lang }: RateCalculatorProps) {
  const id = useId();
  const [input, setInput] = useState(exampleInput);
  const texts = rateTexts[lang];

  const rate = dayRate(input);
  const faults = fieldNames.filter((name) => !fits(name, input[name]));

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
        {fieldNames.map((name) => (
          <RateField
            key={name}
            id={id + name}
            name={name}
            value={input[name]}
            lang={lang}
            onRead={(value) => setInput({ ...input, [name]: value })}
          />
        ))}
      </div>
      <output
        className={css.result}
        htmlFor={fieldNames.map((name) => id + name).join(" ")}
      >
        {rate ? (
          <RateResult rate={rate} lang={lang} />
        ) : (
          <span>
            {texts.check(
              faults.map((name) => texts.fields[name].label).join("; "),
            )}
          </span>
        )}
      </output>
      <noscript>{texts.noScript}</noscript>
    </form>
  );
}

type RateResultProps = { rate: Rate; lang: RateLang };

function RateResult({ rate, lang }: RateResultProps) {
  const { htmlLang, quoted, detail } = rateTexts[lang];
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
