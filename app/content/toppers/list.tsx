import { Photo } from "~/files/photo";
import { Icon } from "~/ui/icon";
import type { Topper } from "./queries.server";

/** The cards of `/results`, or that there are none. */
export function TopperGrid({ toppers }: { toppers: Topper[] }) {
  if (toppers.length === 0) {
    return (
      <p className="empty">
        <Icon name="trophy" size={28} />
        No student results found.
      </p>
    );
  }
  return (
    <ul className="people">
      {toppers.map((topper) => (
        <li key={topper.id}>
          <Photo picture={topper.picture} alt={topper.name} sizes="(width < 40rem) 44vw, 15rem" />
          <h2>{topper.name}</h2>
          <p>{topper.std}</p>
          <p className="marks">{topper.marks}</p>
        </li>
      ))}
    </ul>
  );
}
