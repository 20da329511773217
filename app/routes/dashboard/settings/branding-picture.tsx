import { type Message, msg, t } from "#say";
import { makeLogo, makeSharePicture } from "~/files/pictures/branding-pictures.server";
import { type PhotoForm, photoProblem } from "~/files/pictures/save-photo.server";
import { readPhotoForm } from "~/http/photo-form.server";
import { replaceBrandingFiles } from "~/settings/branding-files.server";
import { BrandingPictureFields } from "~/settings/branding-picture-fields";
import { getPart, type Settings } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { mergeSettings, savePart } from "~/settings/save.server";
import { maxSettingLength } from "~/settings/setting";
import { Button } from "~/ui/form/button";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import type { Transaction } from "~db/connection.server";
import { refusedFile } from "../records/bodies.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { SettingsForm } from "./settings-form";

const conflictMessage: Message = msg(
  "Another person changed it while you had it open. You see their version. Yours is not saved yet. To save it, choose the picture again.",
);

/** This file serves two pages. */
const keyOf = (request: Request) =>
  /\/logo\/?$/i.test(new URL(request.url).pathname) ? ("logo" as const) : ("share-picture" as const);

function pickValues(key: ReturnType<typeof keyOf>, settings: Settings): Partial<Settings> {
  const { logo, share_picture, share_alt } = settings;
  return key === "logo" ? { logo } : { share_picture, share_alt };
}

export const loader = staffLoader("administrator", async ({ request, db, openForm }) => {
  const key = keyOf(request);
  const settings = await readSettings(db);
  const values = pickValues(key, settings);
  const form = await openForm(values, values);
  return { ...form, key, present: key === "logo" ? settings.logo : settings.share_picture };
});

/** Files of the new picture and value of the setting; undefined if unchanged. */
async function savePicture(key: ReturnType<typeof keyOf>, { fields, photo }: PhotoForm) {
  if (fields.has("remove")) return { setting: "", files: [] };
  if (!photo) return undefined;
  if (photo.failure) throw photo.failure;
  if (key === "logo") {
    const { mark, width, height, files } = await makeLogo(photo.path, photo);
    return { setting: `${mark} ${width}x${height}`, files };
  }
  const { mark, files } = await makeSharePicture(photo.path, photo);
  return { setting: mark, files };
}

export const action = staffAction(
  {
    role: "administrator",
    proof: "none",
    failure: msg("The picture could not be saved. Please try again."),
    read: (request, context) => readPhotoForm(request, context),
    refused: refusedFile,
  },
  async ({ request, context, staff, db, body: form, fields }) => {
    const key = keyOf(request);
    const saved = await readSettings(db);
    const isNeeded = !fields.has("remove") && (key === "logo" || saved.share_picture === "");
    const problem = photoProblem(form, isNeeded);
    if (problem) return { errors: { photo: problem }, typed: Object.fromEntries(fields) };
    const share_alt = fields.has("remove")
      ? ""
      : (fields.get("share_alt") ?? "").trim().slice(0, maxSettingLength);
    const made = await savePicture(key, form);
    return {
      fileHashes: form.photo ? [form.photo.sha256] : [],
      work: async (trx: Transaction) => {
        const now = await readSettings(trx);
        const wanted =
          key === "logo"
            ? { logo: made?.setting ?? now.logo }
            : { share_picture: made?.setting ?? now.share_picture, share_alt };
        const values = mergeSettings(now, wanted, fields, conflictMessage);
        const answer = await savePart(context, trx, { who: staff.username, key, values });
        if (made) await replaceBrandingFiles(trx, key === "logo" ? "logo" : "share", made.files);
        return { ...answer, location: `/dashboard/settings/${key}` };
      },
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? t("Site settings: {part}", { part: t(getPart(data.key).title) }) : t("Site settings"),
);

export default function LookPicture() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const typed = (problem ?? form).typed;
  return (
    <SettingsForm
      part={form.key}
      form={form}
      problem={problem}
      upload
      sticky
      other={
        form.present ? (
          <Button name="remove" value="yes" formNoValidate>
            {t("Take it away")}
          </Button>
        ) : null
      }
    >
      <BrandingPictureFields
        which={form.key}
        present={form.present}
        state={{ errors: problem?.errors, typed, restored: form.restored }}
      />
    </SettingsForm>
  );
}
