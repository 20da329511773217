import { parserOf } from "~/forms/fields.server";
import { topper } from "./topper";

/** A name is needed, because a list of people shows it (docs/specification-notes.md); the photo is looked at apart. */
export const parseTopper = parserOf(topper.fields);
