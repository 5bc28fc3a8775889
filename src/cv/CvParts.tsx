import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { Entry } from "../ui/Entry";
import * as css from "./Cv.module.css";

type PartProps = { title: string; count: number; children: ReactNode };

/** A part of the CV; nothing where it would be empty. */
function Part({ title, count, children }: PartProps) {
  if (count === 0) return null;
  return (
    <section className={css.part}>
      <Entry>
        <h2>{title}</h2>
      </Entry>
      <ul>{children}</ul>
    </section>
  );
}

type PartOfCvProps = { cv: Queries.CvFragment };

/** Positions, with what came of them. */
export function Work({ cv: { work } }: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <Part title={t("work")} count={work.length}>
      {work.map(({ position, name, summary, highlights, ...time }) => (
        <Entry
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
        </Entry>
      ))}
    </Part>
  );
}

/** Schools and universities. */
export function Education({ cv: { education } }: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <Part title={t("education")} count={education.length}>
      {education.map(({ institution, area, studyType, ...time }) => (
        <Entry
          as="li"
          key={institution + time.periodText}
          label={<Period {...time} />}
        >
          <h3>{[area, studyType].filter(Boolean).join(", ") || institution}</h3>
          {area || studyType ? <p>{institution}</p> : null}
        </Entry>
      ))}
    </Part>
  );
}

type PeriodProps = { endDate: string | null; periodText: string };

function Period({ endDate, periodText }: PeriodProps) {
  const { t } = useTranslation("cv");
  return <>{endDate ? periodText : t("since", { date: periodText })}</>;
}

/** Skills by field, which stands in the margin. */
export function Knowledge({ cv: { skills } }: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <Part title={t("skills")} count={skills.length}>
      {skills.map(({ name, keywords }) => (
        <Entry as="li" key={name} label={name}>
          {keywords.join(", ")}
        </Entry>
      ))}
    </Part>
  );
}

/** What takes a line each. */
export function Rest({
  cv: { certificates, languages, interests },
}: PartOfCvProps) {
  const { t } = useTranslation("cv");
  return (
    <>
      <Part title={t("certificates")} count={certificates.length}>
        {certificates.map(({ name, date, issuer }) => (
          <Entry as="li" key={name} label={date?.slice(0, 4)}>
            {[name, issuer].filter(Boolean).join(", ")}
          </Entry>
        ))}
      </Part>
      <Part title={t("languages")} count={languages.length}>
        {languages.map(({ language, fluency }) => (
          <Entry as="li" key={language} label={language}>
            {fluency}
          </Entry>
        ))}
      </Part>
      <Part title={t("interests")} count={interests.length}>
        {interests.map(({ name, keywords }) => (
          <Entry as="li" key={name} label={keywords.length > 0 ? name : null}>
            {keywords.join(", ") || name}
          </Entry>
        ))}
      </Part>
    </>
  );
}
