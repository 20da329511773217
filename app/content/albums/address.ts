import { getPublicPage } from "~/content/records/public-page";
import { album } from "./album";

export const albumPath = (row: { id: number; name: string }) => getPublicPage(album, row);
