import { Link } from "@remix-run/react";
import { type Message, msg, t } from "#say";
import { formatCount } from "~/activity-log/count-in-english.server";
import { pupilLinks } from "~/capabilities/consents/pupil-named";
import { albumPath } from "~/content/albums/address";
import { captionsPathOf, photosPathOf } from "~/content/albums/pages";
import { photosOfAlbum } from "~/content/photos/album-photos.server";
import { CaptionRow } from "~/content/photos/caption-row";
import { captionForAllField } from "~/content/photos/captions";
import { captionCharacters, saveCaptions, typedCaptions } from "~/content/photos/captions.server";
import { FormRefusedError } from "~/forms/form-refused";
import { album as albumWords } from "~/kinds/album";
import { photo } from "~/kinds/photo";
import { excerpt } from "~/text/excerpt";
import { ButtonLink } from "~/ui/form/button";
import { TextField } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { albumOfPage } from "./album-of-page.server";

const failure: Message = msg("The captions could not be saved. Please try again.");

export const loader = staffLoader("editor", async ({ params, db, openForm }) => {
  const { id, name } = await albumOfPage(db, params);
  const rows = await photosOfAlbum(db, id);
  return { ...(await openForm(typedCaptions(rows))), id, name, rows };
});

export const action = staffAction(
  { role: "editor", characters: captionCharacters, failure },
  async ({ params, db, fields, recordEvent }) => {
    const album = await albumOfPage(db, params);
    return {
      work: async (trx) => {
        const { errors, typed, conflict, saved, words } = await saveCaptions(trx, album.id, fields);
        if (Object.keys(errors).length > 0)
          throw new FormRefusedError(
            { errors, typed, conflict: conflict ? { fields: [] } : undefined },
            conflict ? 409 : 422,
          );
        const location = photosPathOf(album.id);
        if (saved === 0) return { location, message: t("Nothing was changed") };
        const record = { kind: albumWords.key, id: album.id };
        const subject = `${album.name}, ${formatCount(saved, photo.names.count)}`;
        await recordEvent({ verb: "changed captions", subject, record }, trx);
        const message = t("{count, plural, one {Captions saved: # photo} other {Captions saved: # photos}}", {
          count: saved,
        });
        const links = [
          ...pupilLinks(words, captionsPathOf(album.id)),
          { label: t("See it on the site"), to: albumPath(album) },
        ];
        return { location, message, links };
      },
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

const formatTitle = (name: string) => t("Captions: {album}", { album: name });

export const meta = titled<typeof loader>((data) =>
  data ? formatTitle(excerpt(data.name, 60)) : t(/* Words below photos. */ "Captions"),
);

export default function Captions() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const isConflict = problem?.conflict !== undefined;
  const path = photosPathOf(form.id);
  return (
    <>
      <h1>{formatTitle(form.name)}</h1>
      {form.rows.length === 0 ? (
        <EmptyList icon="photo">
          {t("This album has no photos yet.")} <ButtonLink to={path}>{t("Photos")}</ButtonLink>
        </EmptyList>
      ) : (
        <>
          <p className="lead">
            {t(
              "A caption is shown below the photo. What the photo shows is read to people who cannot see it. If it is empty, the caption is read.",
            )}
          </p>
          <Restored form={form} when={!problem} />
          <PostForm
            token={form.token}
            errors={problem?.errors}
            problem={isConflict ? t("Another person changed it. Your changes are not saved yet") : t(failure)}
            submit={t("Save")}
            sticky
            aside={<Link to={path}>{t("Cancel")}</Link>}
          >
            <TextField
              name={captionForAllField}
              label={t("Caption for all photos")}
              optional
              hint={t("Every photo without a caption gets it.")}
              maxLength={photo.fields.title.max}
              state={state}
            />
            <ol className="grid gap-5">
              {form.rows.map((row, index) => (
                <CaptionRow key={row.id} photo={row} number={index + 1} of={form.rows.length} state={state} />
              ))}
            </ol>
          </PostForm>
        </>
      )}
    </>
  );
}
