import {
  createProfile,
  createRow,
  formatPeriod,
  joinWords,
  listLanguages,
  listSkills,
  type Profile,
  type ProfileSource,
} from "./profile";

/** Composes the CV: what /cv shows. */
export function createCvProfile(source: ProfileSource): Profile {
  const { cv, messages } = source;
  return createProfile(source, `${messages.title}, ${cv.basics.name}`, [
    {
      title: messages.work,
      rows: cv.work.map((work) =>
        createRow({
          aside: formatPeriod(work.startDate, work.endDate, source),
          heading: joinWords(work.position, work.name),
          text: work.summary ?? "",
          points: work.highlights,
        }),
      ),
    },
    { title: messages.skills, rows: listSkills(source) },
    {
      title: messages.education,
      rows: cv.education.map((time) =>
        createRow({
          aside: formatPeriod(time.startDate, time.endDate, source),
          heading: joinWords(time.area, time.studyType) || time.institution,
          text: time.area || time.studyType ? time.institution : "",
        }),
      ),
    },
    {
      title: messages.certificates,
      rows: cv.certificates.map(({ name, date, issuer }) =>
        createRow({
          aside: date?.slice(0, 4) ?? "",
          text: joinWords(name, issuer),
        }),
      ),
    },
    { title: messages.languages, rows: listLanguages(source) },
    {
      title: messages.interests,
      rows: cv.interests.map(({ name, keywords }) =>
        createRow({
          aside: keywords.length > 0 ? name : "",
          text: joinWords(...keywords) || name,
        }),
      ),
    },
  ]);
}
