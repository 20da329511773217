import { msg, t } from "#say";
import { shortDate } from "~/dates/dates";
import { listSetAside, retrySetAside } from "~/files/pictures/avif-jobs.server";
import { PostForm, useForm } from "~/ui/form/post-form";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { Photo } from "~/ui/pictures/photo";
import { staffAction, staffLoader } from "../staff-page.server";

const maxShown = 50;

export const loader = staffLoader("administrator", async ({ db, openForm }) => {
  const { token } = await openForm({});
  const rows = await listSetAside(db, maxShown);
  return { token, photos: rows.map((row) => ({ ...row, avif: false })) };
});

export const action = staffAction(
  { role: "administrator", proof: "none", failure: msg("That could not be started. Please try again.") },
  async ({ services }) => ({
    work: async (trx) => {
      await retrySetAside(trx);
      const message = t("The small copies are being made again. This takes a few minutes.");
      return { location: "/dashboard", message };
    },
    after: async () => services.pictureAdded?.(),
  }),
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Photos without small copies"));

export default function PhotoCopies() {
  const {
    form: { token, photos },
    problem,
  } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Photos without small copies")}</h1>
      {photos.length === 0 ? (
        <EmptyList icon="photo">{t("Every photo has its small copies, or they are being made.")}</EmptyList>
      ) : (
        <>
          <p className="lead">
            {t(
              "The site makes small copies of each photo, so that it opens fast on slow phones. For these photos that failed three times. Visitors see them all the same, only more slowly.",
            )}
          </p>
          <ul className="rows">
            {photos.map((photo) => (
              <li key={photo.id}>
                <div className="flex min-w-0 gap-4 [&>div]:min-w-0">
                  <Photo picture={photo} alt="" sizes="5rem" className="row-photo" />
                  <div>
                    <h2>{t("Photo of {date}", { date: shortDate(photo.created_at) })}</h2>
                    <p className="hint">{photo.last_error}</p>
                  </div>
                </div>
              </li>
            ))}
          </ul>
          <PostForm token={token} errors={problem?.errors} submit={t("Try again")} sending={t("Starting…")}>
            <p className="hint">{t("If it fails again, save the photo as a JPEG and upload it again.")}</p>
          </PostForm>
        </>
      )}
    </>
  );
}
