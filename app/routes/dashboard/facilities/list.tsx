import { msg } from "#message";
import { type Facility, facilities } from "~/content/facilities/facility.server";
import { addressPath } from "~/kinds/address-path";
import { facility } from "~/kinds/facility";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

export const loader = orderedPage(facility, facilities);

export const action = moveRecord(facility, facilities);

export const meta = listMeta(facility);

export default orderedList<Facility>(
  facility,
  { icon: "building", words: msg("No facilities yet.") },
  (row) => row.lead,
  { linkOf: addressPath },
);
