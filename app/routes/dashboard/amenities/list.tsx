import { msg } from "#message";
import { type Amenity, amenities } from "~/content/amenities/amenity.server";
import { amenity } from "~/kinds/amenity";
import { Icon, type IconName } from "~/ui/icons/icon";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

export const loader = orderedPage(amenity, amenities);

export const action = moveRecord(amenity, amenities);

export const meta = listMeta(amenity);

export default orderedList<Amenity>(amenity, { icon: "bus", words: msg("No amenities yet.") }, (row) => (
  <Icon name={row.icon as IconName} size={18} />
));
