import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { findConsentRule, missingOfSome, noteConsent } from "~/capabilities/consents/at-adding.server";
import { offerUndo } from "~/capabilities/undo/undo.server";
import { matchPhotos } from "~/content/toppers/photo-names";
import { topper } from "~/content/toppers/topper";
import { addToppers, parseTableToppers } from "~/content/toppers/toppers-import.server";
import type { ReceivedFile } from "~/files/intake.server";
import { withKeptFiles } from "~/files/keep-files";
import type { MultipartBody } from "~/files/multipart.server";
import { PictureRefusedError } from "~/files/picture-check.server";
import { addPictureRow } from "~/files/picture-rows.server";
import { makePicture, removePicture, type StoredPicture } from "~/files/pictures.server";
import { maxPhotos } from "~/files/save-photo.server";
import { makeStandIn } from "~/files/stand-in.server";
import { FieldRefusedError } from "~/forms/field-refused";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import { TableFileError } from "~/spreadsheets/read-csv";

/** Refused photos in the message, which a cookie carries. */
const maxNamed = 3;

/**
 * Adds all rows or none; reports refused photos. @throws TableFileError, FieldRefusedError, ToppersThereError
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
  problems.push(...surplus.map((file) => t("{file}: more than {most} at once.", { file, most: maxPhotos })));
  const rule = await findConsentRule(db, topper);
  if (rule === "ask" && !fields.has("consent_missing") && rows.some(({ consent }) => !consent))
    throw new FieldRefusedError("consent_missing", missingOfSome);

  const made: StoredPicture[] = [];
  const remove = () => Promise.all(made.map(({ stem }) => removePicture(files, stem)));
  return withKeptFiles(remove, async (noted) => {
    const places: (number | undefined)[] = [];
    for (const index of ofRow) {
      const photo = index === undefined ? undefined : photos[index];
      const picture = photo && (await makeRowPicture(context, photo, problems));
      places.push(picture && made.push(picture) - 1);
    }
    const lacking = places.filter((place) => place === undefined).length;
    const standIn = lacking > 0 ? made.push(await makeStandIn(files)) - 1 : 0;
    const answer = await runOnce(
      db,
      fields,
      async (trx) => {
        const pictures: number[] = [];
        for (const picture of made) pictures.push(await addPictureRow(trx, picture));
        const own = places.flatMap((place) => pictures[place ?? standIn] ?? []);
        const { ids, at } = await addToppers(trx, rows, own);
        for (const [index, { consent: by }] of rows.entries())
          if (by && rule !== undefined) await noteConsent(trx, topper, ids[index] ?? 0, { who, by });
        const event = { who, verb: "added from a file" as const, kind: topper.key, count: rows.length };
        await recordEvent(context, event, trx);
        noted();
        return {
          location: topper.pages.list,
          message: [addedMessage(rows.length, lacking), ...refusedPhotos(problems)].join(". "),
          undo: await offerUndo(trx, { type: "import", kind: topper.key, at }),
          links: [{ label: t("See it on the site"), to: topper.page }],
        };
      },
      photos.map(({ sha256 }) => sha256),
    );
    pictureAdded?.();
    return answer;
  });
}

function addedMessage(count: number, lacking: number): string {
  if (lacking === 0) return t("{count, plural, one {# result added} other {# results added}}", { count });
  const results = t("{count, plural, one {# result} other {# results}}", { count });
  return t(
    /* {results} is such as “12 results”; {count} of them have no photo. */ "{results} added, {count} still without a photo",
    { results, count: lacking },
  );
}

function refusedPhotos(problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  const more = problems.length - maxNamed;
  const named = problems.slice(0, maxNamed).join(" ");
  return more > 0
    ? [
        `${named} ${t("{count, plural, one {# more photo was left out.} other {# more photos were left out.}}", { count: more })}`,
      ]
    : [named];
}

/** Creates a row's picture; undefined, with an entry in `problems`, if it is refused. */
async function makeRowPicture(
  context: AppLoadContext,
  { path, originalName, failure, tooLarge }: ReceivedFile,
  problems: string[],
): Promise<StoredPicture | undefined> {
  if (failure) throw failure;
  if (tooLarge) {
    problems.push(t("{file} is larger than 15 MB.", { file: originalName }));
    return undefined;
  }
  try {
    return await makePicture(servicesOf(context).files, path);
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
    problems.push(`${originalName}: ${error.message}`);
    return undefined;
  }
}
