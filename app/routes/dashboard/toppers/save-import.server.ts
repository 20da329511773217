import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/content/activity/record-event.server";
import { consentRuleOf, missingOfSome, noteConsent } from "~/content/consents/at-adding.server";
import { matchPhotos } from "~/content/toppers/photo-names";
import { makeStandIn } from "~/content/toppers/stand-in.server";
import { topper } from "~/content/toppers/topper";
import { addToppers, parseTableToppers } from "~/content/toppers/toppers-import.server";
import { toppersUndo } from "~/content/toppers/toppers-undo";
import { withKeptFiles } from "~/files/keep-files";
import type { MultipartBody } from "~/files/multipart.server";
import { PictureRefusedError } from "~/files/picture-check.server";
import { addPictureRow } from "~/files/picture-rows.server";
import { makePicture, removePicture, type StoredPicture } from "~/files/pictures.server";
import { maxPhotos } from "~/files/save-photo.server";
import { countOf } from "~/forms/chosen";
import { FieldRefusedError } from "~/forms/field-refused";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { TableFileError } from "~/forms/read-csv";
import { servicesOf } from "~/services/services.server";

/**
 * Adds the rows of the preview with their photos, all or none.
 * @throws TableFileError, FieldRefusedError or ToppersThereError, in words for the person
 */
export async function saveImport(
  context: AppLoadContext,
  who: string,
  { fields, files: sent, surplus }: MultipartBody,
): Promise<Answer> {
  const { db, files, pictureAdded } = servicesOf(context);
  const rows = parseTableToppers(fields.get("rows"));
  if (!rows) throw new TableFileError(t("Send the file once more."));
  const photos = sent.filter(({ field }) => field === "photo");
  const { ofRow, problems } = matchPhotos(
    rows,
    photos.map(({ originalName }) => originalName),
  );
  const tooMany = surplus.map((file) => t("{file}: more than {most} at once.", { file, most: maxPhotos }));
  const tooLarge = photos.flatMap((one) =>
    one.tooLarge ? t("{file} is larger than 15 MB.", { file: one.originalName }) : [],
  );
  const wrong = [...problems, ...tooMany, ...tooLarge].join(" ");
  if (wrong) throw new FieldRefusedError("photo", wrong);
  const rule = await consentRuleOf(db, topper);
  if (rule === "ask" && !fields.has("consent_missing") && rows.some(({ consent }) => !consent))
    throw new FieldRefusedError("consent_missing", missingOfSome);

  const made: StoredPicture[] = [];
  const remove = () => Promise.all(made.map(({ stem }) => removePicture(files, stem)));
  return withKeptFiles(remove, async (noted) => {
    for (const { path, originalName, failure } of photos) {
      if (failure) throw failure;
      made.push(await makePicture(files, path).catch(named(originalName)));
    }
    const lacking = ofRow.filter((index) => index === undefined).length;
    if (lacking > 0) made.push(await makeStandIn(files));
    const answer = await runOnce(
      db,
      fields,
      async (trx) => {
        const pictures: number[] = [];
        for (const picture of made) pictures.push(await addPictureRow(trx, picture));
        const own = ofRow.flatMap((index) => pictures[index ?? photos.length] ?? []);
        const { ids, at } = await addToppers(trx, rows, own);
        for (const [index, { consent: by }] of rows.entries())
          if (by && rule !== undefined) await noteConsent(trx, topper, ids[index] ?? 0, { who, by });
        const count = countOf(rows.length, topper.names.one);
        await recordEvent(context, { who, action: `added ${count} from a file` }, trx);
        noted();
        return {
          location: topper.pages.list,
          message:
            lacking > 0
              ? t("{results} added, {count} still without a photo", {
                  results: t("{count, plural, one {# result} other {# results}}", { count: rows.length }),
                  count: lacking,
                })
              : t("{count, plural, one {# result added} other {# results added}}", { count: rows.length }),
          undo: toppersUndo.name(at),
          links: [{ label: t("See it on the site"), to: topper.page }],
        };
      },
      photos.map(({ sha256 }) => sha256),
    );
    pictureAdded?.();
    return answer;
  });
}

const named = (file: string) => (error: unknown) => {
  throw error instanceof PictureRefusedError
    ? new FieldRefusedError("photo", `${file}: ${error.message}`)
    : error;
};
