import { parserOf } from "~/forms/fields.server";
import { photo } from "./photo";

/** A photo is required, its words are not (specification section 5); the photo is looked at on its own. */
export const parsePhoto = parserOf(photo.fields);

export type PhotoValues = Extract<ReturnType<typeof parsePhoto>, { ok: true }>["values"];
