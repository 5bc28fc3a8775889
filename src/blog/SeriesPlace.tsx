import { useTranslation } from "../i18n/useTranslation";
import { SERIES_ID, type SeriesProps } from "./SeriesParts";
import { hasOtherParts, partOf } from "./partOf";

/** Which part of a series a post is; leads to all its parts at the foot. */
export function SeriesPlace({ series, parts, path }: SeriesProps) {
  const { t } = useTranslation("blog");
  if (!series || !hasOtherParts(parts, path)) return null;
  const { title } = series;
  const part = partOf(parts, path);
  const total = parts.length;
  return (
    <p>
      <a href={`#${SERIES_ID}`}>
        {part > 0
          ? t("series.place", { part, total, title })
          : t("series.belongs", { title })}
      </a>
    </p>
  );
}
