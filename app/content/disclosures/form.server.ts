import { parserOf } from "~/forms/fields.server";
import { disclosure } from "./disclosure";

/** A document has a name and a file (specification section 3); the PDF is looked at on its own. */
export const parseDisclosure = parserOf(disclosure.fields);
