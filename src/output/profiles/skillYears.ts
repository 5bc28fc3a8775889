/** A project, as far as its time and technologies matter. Months are `2025-09`; a year alone is all of it. */
export type UsedSkills = {
  skills: readonly string[];
  from: string;
  /** Missing while it is still going on. */
  to?: string | undefined;
};

/** Counts months since the year 0; of a year alone, its first or last month. */
function countMonths(date: string, isEnd: boolean): number {
  const [year = 0, month = isEnd ? 12 : 1] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

/**
 * Works out for how long each skill was used, the longest first, and the year of
 * its last use. Months of projects at the same time count once.
 * @param today the month in which projects that are still going on end, such as `2026-11`
 */
export function sumSkillYears(projects: readonly UsedSkills[], today: string) {
  const used = new Map<string, Set<number>>();
  for (const { skills, from, to } of projects) {
    const end = countMonths(to ?? today, true);
    for (const name of skills) {
      const months = used.get(name) ?? new Set();
      used.set(name, months);
      for (let at = countMonths(from, false); at <= end; at++) months.add(at);
    }
  }
  return [...used]
    .map(([name, months]) => ({
      name,
      months: months.size,
      last: Math.floor(Math.max(...months) / 12),
    }))
    .sort((a, b) => b.months - a.months || b.last - a.last);
}
