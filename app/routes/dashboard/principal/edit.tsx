import { msg, t } from "#say";
import { principalFields } from "~/content/faculty/principal";
import { parsePrincipal, readPrincipal, savePrincipal } from "~/content/faculty/principal.server";
import type { Typed } from "~/forms/fields.server";
import { mergeEdits } from "~/forms/merge-edits.server";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { inputsOf } from "~/ui/form/fields";
import { FormatButtons } from "~/ui/form/format-buttons";
import { PhotoField } from "~/ui/form/photo-field";
import { useForm } from "~/ui/form/post-form";
import { SharedForm } from "~/ui/form/shared-form";
import { titled } from "~/ui/page/page-meta";
import { PresentPhoto } from "~/ui/pictures/present-photo";
import { photoBody, refusedFile } from "../records/bodies.server";
import { staffAction, staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async ({ db, openForm }) => {
  const { member, typed } = await readPrincipal(db);
  const picture = member?.isSample ? undefined : member?.picture;
  return { ...(await openForm(typed, typed)), picture };
});

export const action = staffAction(
  {
    role: "editor",
    failure: msg("The page could not be saved. Please try again."),
    read: photoBody,
    refused: refusedFile,
  },
  async ({ staff, body, fields, recordEvent }) => {
    const parsed = parsePrincipal(fields);
    const errors = { ...body.problemsOf(false), ...(parsed.ok ? {} : parsed.errors) };
    if (!parsed.ok || Object.keys(errors).length > 0)
      return { errors, typed: Object.fromEntries(fields) as Typed };
    const answer = await body.save(async (trx, file) => {
      const saved = await readPrincipal(trx);
      const values = mergeEdits({
        saved: saved.typed,
        typed: parsed.values,
        fields,
        compare: principalFields,
      });
      const isComplete = await savePrincipal(trx, values, file, staff.username);
      const subject = msg("Principal's message");
      await recordEvent({ verb: "changed text", subject }, trx);
      return {
        location: `${sitePagesPath}?page=/principal`,
        message: isComplete
          ? t("Saved")
          : t("Saved without the qualification: it needs a photo. Choose one, and save both."),
        name: values.name,
        links: [{ label: t("See it on the site"), to: "/principal" }],
      };
    });
    return { answer };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Principal"));

export default function EditPrincipal() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const input = inputsOf(principalFields, state);
  return (
    <>
      <h1>{t("Principal")}</h1>
      <PresentPhoto picture={form.picture} />
      <SharedForm
        id="principal-form"
        form={form}
        answer={problem}
        what={t("this page")}
        upload
        sticky
        sending={t("Uploading…")}
        cancel={`${sitePagesPath}?page=/principal`}
      >
        <PhotoField
          state={state}
          adding={!form.picture}
          without={t("Without a photo, the page shows none.")}
        />
        {input("name")}
        {input("details", { rows: 2, hint: t("Such as M.Sc., B.Ed., 25 years of teaching.") })}
        {input("message", { rows: 10, tools: <FormatButtons field="message" /> })}
      </SharedForm>
    </>
  );
}
