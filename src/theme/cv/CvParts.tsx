import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { MarginRow } from "../ui/MarginRow";
import * as css from "./Cv.module.css";

type Row = { label?: ReactNode; content: ReactNode };

type PartProps = { title: string; rows: readonly Row[] };

/** A part of the CV; none without rows. */
function Part({ title, rows }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ label, content }, index) => (
          <MarginRow as="li" key={index} label={label}>
            {content}
          </MarginRow>
        ))}
      </ul>
    </section>
  );
}

type Time = { endDate: string | null; periodText: string };

/** All parts, in the order of what clients ask for. */
export function CvParts({ cv }: { cv: Queries.CvFragment }) {
  const { t } = useTranslation("cv");
  const writePeriod = ({ endDate, periodText }: Time) =>
    endDate ? periodText : t("since", { date: periodText });
  return (
    <>
      <Part
        title={t("work")}
        rows={cv.work.map((job) => ({
          label: writePeriod(job),
          content: <Job job={job} />,
        }))}
      />
      <Part
        title={t("skills")}
        rows={cv.skills.map(({ name, keywords }) => ({
          label: name,
          content: keywords.join(", "),
        }))}
      />
      <Part
        title={t("education")}
        rows={cv.education.map(({ institution, area, studyType, ...time }) => ({
          label: writePeriod(time),
          content: (
            <h3>
              {[area, studyType].filter(Boolean).join(", ") || institution}{" "}
              {area || studyType ? (
                <span className={css.place}>{institution}</span>
              ) : null}
            </h3>
          ),
        }))}
      />
      <Part
        title={t("certificates")}
        rows={cv.certificates.map(({ name, date, issuer }) => ({
          label: date?.slice(0, 4),
          content: [name, issuer].filter(Boolean).join(", "),
        }))}
      />
      <Part
        title={t("languages")}
        rows={cv.languages.map(({ language, fluency }) => ({
          label: language,
          content: fluency,
        }))}
      />
      <Part
        title={t("interests")}
        rows={cv.interests.map(({ name, keywords }) => ({
          label: keywords.length > 0 ? name : null,
          content: keywords.join(", ") || name,
        }))}
      />
    </>
  );
}

function Job({ job }: { job: Queries.CvFragment["work"][number] }) {
  const { position, name, summary, highlights } = job;
  return (
    <>
      <h3>
        {position} <span className={css.place}>{name}</span>
      </h3>
      {summary ? <p>{summary}</p> : null}
      {highlights.length > 0 ? (
        <ul className={css.highlights}>
          {highlights.map((highlight, index) => (
            <li key={index}>{highlight}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
