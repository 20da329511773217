import { recordsOf } from "~/content/records/records.server";
import { facilityCard } from "./facility-card";

/** The facility cards of the home page, in the order that staff gave them. */
export const facilityCards = recordsOf(facilityCard);

export type FacilityCard = Awaited<ReturnType<typeof facilityCards.list>>[number];
