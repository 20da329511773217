import { t } from "#say";

/** National help line for children in India; free, day and night. */
const childline = "1098";

export function Childline() {
  return (
    <a className="tap font-semibold underline" href={`tel:${childline}`}>
      {t(/* The help line for children; a link that calls it. */ "Childline: {number}, free, day and night", {
        number: childline,
      })}
    </a>
  );
}
