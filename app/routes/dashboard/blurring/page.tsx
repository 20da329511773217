import { data } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { type Message, msg, rich, t } from "#say";
import { tapField } from "~/blurring/area-names";
import { AreasFields } from "~/blurring/areas-fields";
import { parseAreas, parseTap, typedAreas } from "~/blurring/areas-form.server";
import { AskedForError, OtherPictureError, saveBlurred } from "~/blurring/save.server";
import { proposedAreas } from "~/blurring/subject.server";
import { tappedArea } from "~/blurring/tapped-area";
import { type Area, areasText } from "~/files/pictures/blur-areas";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import { blurPathOf, editPathOf, nameOrNone } from "~/kinds/kind";
import { doField } from "~/lists/selection";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { Button } from "~/ui/form/button";
import { PostForm, useForm } from "~/ui/form/post-form";
import { RadioField } from "~/ui/form/radio-field";
import { Restored } from "~/ui/form/restored";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { findSubject } from "./subject-of.server";

const failure: Message = msg("The picture could not be saved. Please try again.");

/** Hidden field with the picture when the form was opened. */
const pictureField = "picture";

export const loader = staffLoader("editor", async ({ params, services, db, openForm }) => {
  const { kind, subject } = await findSubject(db, params);
  const { id, name, inTrash, picture, pictureId, original } = subject;
  const start = { ...typedAreas(original?.areas ?? []), original: "keep", [pictureField]: String(pictureId) };
  return {
    ...(await openForm(start)),
    noun: t(kind.names.one),
    name,
    inTrash,
    back: inTrash ? "/dashboard/trash" : editPathOf(kind, id),
    hasOriginal: original !== undefined,
    proposed: await proposedAreas(services, subject),
    picture: {
      // A new picture has a new URL, so that browsers never show a cached one.
      src: `${blurPathOf(kind.key, id)}/picture?of=${original ? `original-${original.id}` : pictureId}`,
      width: picture.width,
      height: picture.height,
    },
  };
});

export const action = staffAction(
  { role: "editor", failure, again: () => ({ preview: "" }) },
  async ({ context, params, staff, services, db, fields }) => {
    const { kind, subject } = await findSubject(db, params);
    const wanted = fields.get(doField);
    const isRestore = wanted === "restore";
    const { areas, errors } = isRestore ? { areas: [], errors: {} as FieldErrors } : parseAreas(fields);
    const typed = Object.fromEntries(fields) as Typed;
    const tap = parseTap(fields, subject.picture);
    if (tap && Object.keys(errors).length === 0) {
      const proposed = await proposedAreas(services, subject);
      const all = [...areas, tappedArea(tap, subject.picture, areas, proposed)];
      return data({ errors: undefined, typed: formOf(fields, all) });
    }
    if (!isRestore && areas.length === 0 && Object.keys(errors).length === 0)
      errors.areas = t("Tap each face that is to be blurred.");
    if (Object.keys(errors).length > 0) return { errors, typed };
    if (wanted === "preview" || fields.has(`${tapField}.x`)) {
      return data({ errors: undefined, typed: formOf(fields, areas), preview: areasText(areas) });
    }
    try {
      const answer = await saveBlurred(context, staff, {
        kind,
        subject,
        fields,
        areas,
        seen: Number(fields.get(pictureField)),
        keep: !isRestore && fields.get("original") !== "erase",
        show: wanted === "show" && subject.inTrash,
      });
      return { answer };
    } catch (error) {
      if (error instanceof AskedForError) {
        const words = t(
          "A visitor asked to remove it. Decide that first under “Requests to remove a photo”.",
        );
        return { errors: { "": words } as FieldErrors, typed };
      }
      if (!(error instanceof OtherPictureError)) throw error;
      const words = t(
        "Another person changed the picture while you had it open. Your changes are not saved yet: look at it, then save again.",
      );
      const now = await findSubject(db, params);
      const seen = { ...typed, [pictureField]: String(now.subject.pictureId) };
      return invalid({ errors: { "": words } as FieldErrors, typed: seen }, 409);
    }
  },
);

/** Returns the form with these boxes. */
const formOf = (fields: URLSearchParams, areas: readonly Area[]): Typed => ({
  ...typedAreas(areas),
  original: fields.get("original") ?? "",
  [pictureField]: fields.get(pictureField) ?? "",
});

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data
    ? t("Blur faces: {noun} {name}", { noun: data.noun, name: excerpt(nameOrNone(data.name), 60) })
    : t("Blur faces"),
);

export default function BlurFaces() {
  const { form, problem: answer, state } = useForm<typeof loader, typeof action>();
  const preview = answer && "preview" in answer ? answer.preview : "";
  return (
    <>
      <h1>{t("Blur faces")}</h1>
      <p className="lead">
        {rich(
          "Photo: <a>{name}</a>. Tap each face: a box covers it. Drag a box to move it.",
          {
            a: (words) => (
              <Link to={form.back} {...languageProps(form.name)}>
                {words}
              </Link>
            ),
          },
          { name: nameOrNone(form.name) },
        )}
      </p>
      {form.inTrash ? <p className="panel">{t("It is in the trash: only the staff can see it.")}</p> : null}
      <Restored form={form} when={!answer} />
      <PostForm
        token={form.token}
        errors={answer?.errors}
        problem={t("Nothing was saved")}
        submit={t("Save")}
        buttons={<Buttons inTrash={form.inTrash} />}
        aside={<Link to={form.back}>{t("Cancel")}</Link>}
      >
        <input type="hidden" name={pictureField} value={state.typed[pictureField] ?? ""} />
        <AreasFields
          key={JSON.stringify(state.typed)}
          picture={form.picture}
          preview={preview}
          proposed={form.proposed}
          state={{ errors: answer?.errors, typed: state.typed }}
        />
        <RadioField
          name="original"
          legend={t("The original")}
          options={[
            { value: "keep", label: t("Keep the original (only staff see it)") },
            { value: "erase", label: t("Delete the original") },
          ]}
          state={state}
        />
      </PostForm>
      {form.hasOriginal ? <PutBack token={form.token} picture={state.typed[pictureField] ?? ""} /> : null}
    </>
  );
}

function Buttons({ inTrash }: { inTrash: boolean }) {
  return (
    <>
      {inTrash ? (
        <Button name={doField} value="show" variant="primary">
          {t("Save and put it on the site")}
        </Button>
      ) : null}{" "}
      <Button name={doField} value="save" variant={inTrash ? "quiet" : "primary"}>
        {inTrash ? t("Save, leave it in the trash") : t("Save")}
      </Button>{" "}
      <Button name={doField} value="preview">
        {t("Preview")}
      </Button>
    </>
  );
}

function PutBack({ token, picture }: { token: string; picture: string }) {
  return (
    <section className="panel mt-8">
      <h2>{t("The original")}</h2>
      <p>{t("The original is kept. Only staff see it. You can put it back.")}</p>
      <PostForm
        token={token}
        submit={t("Put the original back")}
        buttons={
          <Button name={doField} value="restore">
            {t("Put the original back")}
          </Button>
        }
      >
        <input type="hidden" name={pictureField} value={picture} />
      </PostForm>
    </section>
  );
}
