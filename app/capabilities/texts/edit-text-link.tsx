import { t } from "#say";
import { EditLink } from "~/ui/records/edit-link";
import { type TextName, textPath, textSpec } from "./texts";

/** The way to change a text where it stands, for staff who are logged in. */
export function EditTextLink({ name }: { name: TextName }) {
  return <EditLink to={textPath(name)} of={t(textSpec(name).label)} />;
}
