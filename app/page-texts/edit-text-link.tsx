import { t } from "#say";
import { EditLink } from "~/ui/records/edit-link";
import { type TextName, textPath, textSpec } from "./texts";

export function EditTextLink({ name }: { name: TextName }) {
  return <EditLink to={textPath(name)} of={t(textSpec(name).label)} />;
}
