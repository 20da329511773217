import { t } from "#say";
import { idOf, notFound } from "~/http/refusal";
import { findText, findVersion } from "~/page-texts/queries.server";
import { isTextName, textPath, textSpec } from "~/page-texts/texts";
import { EarlierVersion, versionMeta } from "./earlier-version";
import { saveAndLogText } from "./save-text.server";
import { versionPage } from "./version-page.server";

const page = versionPage(async ({ context, params, db }) => {
  const { name } = params;
  const version = isTextName(name) && (await findVersion(db, name, idOf(params)));
  if (!isTextName(name) || !version) throw notFound();
  const message = t("Earlier version restored");
  return {
    version,
    label: t(textSpec(name).label),
    now: (await findText(db, name))?.value ?? "",
    present: textPath(name),
    restore: (trx, who) => saveAndLogText(context, trx, name, { who, choose: () => version.value, message }),
  };
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = versionMeta;

export default EarlierVersion;
