import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./Cv.module.css";

type PartProps = { title: string; count: number; children: ReactNode };

function Part({ title, count, children }: PartProps) {
  if (count === 0) return null;
  return (
    <section className={css.part}>
      <MarginRow>
        <h2>{title}</h2>
      </MarginRow>
      <ul>{children}</ul>
    </section>
  );
}

type PartOfCvProps = { cv: Queries.CvFragment };

export function Work({ cv: { work } }: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <Part title={t("work")} count={work.length}>
      {work.map(({ position, name, summary, highlights, ...time }) => (
        <MarginRow
          as="li"
          key={name + time.periodText}
          label={<Period {...time} />}
        >
          <h3>
            {position}, <span className={css.place}>{name}</span>
          </h3>
          {summary ? <p>{summary}</p> : null}
          {highlights.length > 0 ? (
            <ul className={css.highlights}>
              {highlights.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          ) : null}
        </MarginRow>
      ))}
    </Part>
  );
}

export function Education({ cv: { education } }: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <Part title={t("education")} count={education.length}>
      {education.map(({ institution, area, studyType, ...time }) => (
        <MarginRow
          as="li"
          key={institution + time.periodText}
          label={<Period {...time} />}
        >
          <h3>{[area, studyType].filter(Boolean).join(", ") || institution}</h3>
          {area || studyType ? <p>{institution}</p> : null}
        </MarginRow>
      ))}
    </Part>
  );
}

type PeriodProps = { endDate: string | null; periodText: string };

function Period({ endDate, periodText }: PeriodProps) {
  const { t } = useTranslation("cv");
  return <>{endDate ? periodText : t("since", { date: periodText })}</>;
}

export function Knowledge({ cv: { skills } }: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <Part title={t("skills")} count={skills.length}>
      {skills.map(({ name, keywords }) => (
        <MarginRow as="li" key={name} label={name}>
          {keywords.join(", ")}
        </MarginRow>
      ))}
    </Part>
  );
}

/** Certificates, languages and interests. */
export function Rest({
  cv: { certificates, languages, interests },
}: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <>
      <Part title={t("certificates")} count={certificates.length}>
        {certificates.map(({ name, date, issuer }) => (
          <MarginRow as="li" key={name} label={date?.slice(0, 4)}>
            {[name, issuer].filter(Boolean).join(", ")}
          </MarginRow>
        ))}
      </Part>
      <Part title={t("languages")} count={languages.length}>
        {languages.map(({ language, fluency }) => (
          <MarginRow as="li" key={language} label={language}>
            {fluency}
          </MarginRow>
        ))}
      </Part>
      <Part title={t("interests")} count={interests.length}>
        {interests.map(({ name, keywords }) => (
          <MarginRow
            as="li"
            key={name}
            label={keywords.length > 0 ? name : null}
          >
            {keywords.join(", ") || name}
          </MarginRow>
        ))}
      </Part>
    </>
  );
}
