import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { type GalleryPhoto, photos } from "~/content/photos/photo.server";
import { blurPathOf } from "~/kinds/kind";
import { photo } from "~/kinds/photo";
import { listPage } from "../records/list-page.server";
import { addedOn, listMeta, recordList } from "../records/record-list";

export const loader = listPage(photo, photos);

export const meta = listMeta(photo);

export default recordList<GalleryPhoto>(photo, { icon: "photo", words: msg("No photos found.") }, addedOn, {
  also: [{ value: "move", label: msg("Move to an album") }],
  more: ({ id }) => <Link to={blurPathOf(photo.key, id)}>{t("Blur faces")}</Link>,
});
