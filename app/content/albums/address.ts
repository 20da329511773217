import { getPublicPage } from "~/records/public-page";
import { album } from "../../kinds/album";

export const albumPath = (row: { id: number; name: string }) => getPublicPage(album, row);
