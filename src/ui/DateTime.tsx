import { formatDate, type DateStyle } from "../i18n/formatDate";
import { useLocale } from "../i18n/useLocale";

type DateTimeProps = {
  /** A plain date: "2026-03-14". */
  date: string;
  dateStyle?: DateStyle;
};

/** A date in the words of the reader's language, and as it stands for machines. */
export function DateTime({ date, dateStyle = "full" }: DateTimeProps) {
  const { htmlLang } = useLocale();
  return (
    <time dateTime={date.slice(0, 10)}>
      {formatDate(date, htmlLang, dateStyle)}
    </time>
  );
}
