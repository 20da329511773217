import { pupilLinks } from "~/capabilities/consents/pupil-named";
import { withConsent } from "~/capabilities/consents/with-consent";
import { albums, parseAlbum } from "~/content/albums/album.server";
import { AlbumFields } from "~/content/albums/fields";
import { album } from "~/kinds/album";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(album, albums, parseAlbum, wordsBody, {
  asks: ({ name, details }, to) => pupilLinks([name, details], to),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(album);

export default editRecord(album, withConsent(album.key, AlbumFields));
