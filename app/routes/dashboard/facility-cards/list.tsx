import { msg } from "#message";
import { facilityCard } from "~/content/facility-cards/facility-card";
import { type FacilityCard, facilityCards } from "~/content/facility-cards/queries.server";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { hint, listMeta } from "../records/record-list";

export const loader = orderedPage(facilityCard, facilityCards);

export const action = moveRecord(facilityCard, facilityCards);

export const meta = listMeta(facilityCard);

const empty = { icon: "home", words: msg("No facility cards yet.") } as const;

export default orderedList<FacilityCard>(facilityCard, empty, (row) => hint(row.description));
