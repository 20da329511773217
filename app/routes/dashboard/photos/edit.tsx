import { pupilLinks } from "~/capabilities/consents/pupil-named";
import { withConsent } from "~/capabilities/consents/with-consent";
import { PhotoFields } from "~/content/photos/fields";
import { parsePhoto, photos } from "~/content/photos/photo.server";
import { photo } from "~/kinds/photo";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(photo, photos, parsePhoto, photoBody, {
  asks: ({ title, description, alt }, to) => pupilLinks([title, description, alt], to),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(photo);

export default editRecord(photo, withConsent(photo.key, PhotoFields));
