import { TopperFields } from "~/content/toppers/fields";
import { parseTopper } from "~/content/toppers/form.server";
import { toppers } from "~/content/toppers/queries.server";
import { topper } from "~/content/toppers/topper";
import { photoBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { EditRecord, editMeta } from "../records/edit-record";

const page = editPage({
  words: topper,
  records: toppers,
  parse: parseTopper,
  read: photoBody,
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(topper);

export default function EditTopper() {
  return (
    <EditRecord words={topper}>
      {(state, adding) => <TopperFields state={state} adding={adding} />}
    </EditRecord>
  );
}
