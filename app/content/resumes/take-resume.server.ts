import type { AppLoadContext } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import {
  createScanner,
  DocumentRefusedError,
  examineDocument,
  withExtension,
} from "~/files/documents/documents.server";
import { assertRoomForVisitor, type Sender } from "~/files/examine/examine.server";
import { withKeptFiles } from "~/files/store/keep-files";
import { randomStem } from "~/files/store/store.server";
import { BodyTooLargeError, MalformedBodyError } from "~/files/upload/body-errors";
import type { MultipartBody } from "~/files/upload/multipart.server";
import type { FieldErrors, Typed } from "~/forms/fields.server";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { receiveFiles } from "~/forms/receive-files.server";
import { getNetwork } from "~/limits/network";
import { readRoom } from "~/limits/room.server";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";
import { type ApplicantValues, parseApplicant } from "./applicant-form.server";
import { queueApplicantMail } from "./applicant-mail.server";
import { numberWords } from "./application-number";
import { maxResumeBytes, resumeTooLarge } from "./limits";
import { createResume } from "./queries.server";
import { resumeRoom } from "./room.server";
import { countSlowFile } from "./slow-files.server";

/** A placement camp sends forty in an hour from one computer room. */
export const resumeLimit: FormLimit = {
  name: "resume",
  tooMany: {
    network: msg("Very many files came from your network lately."),
    total: msg("Very many files came in lately."),
  },
  network: 60,
  customer: 120,
  total: 600,
};

/** Default message (specification section 8). */
export const resumeFailure: Message = msg("Something went wrong, please try again");

export class ResumeRefusedError extends Error {
  override name = "ResumeRefusedError";
  constructor(
    message: string,
    readonly status = 422,
    readonly form: { errors: FieldErrors; typed: Typed } = { errors: { resumeupload: message }, typed: {} },
  ) {
    super(message);
  }
}

/**
 * Callers check the origin.
 * @param typed receives the text fields, also of a resume that is refused
 * @throws ResumeRefusedError, TooManyTriesError, ServerBusyError before the body is read
 */
export async function takeResume(
  request: Request,
  context: AppLoadContext,
  typed = new URLSearchParams(),
): Promise<Answer> {
  const network = getNetwork(context.clientAddress ?? "");
  assertRoomForVisitor(network);
  const tooMany: unknown = await countForm(context, resumeLimit).then(
    () => undefined,
    (error) => error,
  );
  const holds = await readRoom(context, resumeRoom);
  // No await until this upload is counted: two at once must not use the same space.
  const hasRoom = holds(maxResumeBytes);
  const body = await readBody(request, context, tooMany === undefined && hasRoom).catch((error) => {
    throw tooMany ?? error;
  });
  for (const [name, value] of body.fields) typed.append(name, value);
  try {
    if (tooMany) throw tooMany;
    if (!hasRoom)
      throw refusedFile(
        t("No files can be taken at the moment. Please send it by e-mail instead."),
        body.fields,
        503,
      );
    return await keep(context, body, { queue: "visitors", network, signal: request.signal });
  } catch (error) {
    if (error instanceof DocumentRefusedError) {
      if (error.problem === "too much work") await countSlowFile(context, resumeLimit);
      throw refusedFile(error.message, body.fields);
    }
    if (error instanceof MalformedBodyError) throw new ResumeRefusedError(t(resumeFailure), error.status);
    throw error;
  } finally {
    await body.discard();
  }
}

async function readBody(
  request: Request,
  context: AppLoadContext,
  takesFiles: boolean,
): Promise<MultipartBody> {
  try {
    return await receiveFiles(request, context, {
      limits: { resumeupload: { maxBytes: maxResumeBytes, maxCount: 1 } },
      characters: parseApplicant.characters,
      takesFiles,
    });
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new ResumeRefusedError(t(resumeTooLarge), 413);
    if (!(error instanceof MalformedBodyError)) throw error;
    const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
    throw isUpload ? new ResumeRefusedError(t(resumeFailure), 400) : new ResumeRefusedError(t(noFile));
  }
}

const noFile: Message = msg("Please select a file first.");

function refusedFile(message: string, fields: URLSearchParams, status = 422): ResumeRefusedError {
  const parsed = parseApplicant(fields);
  const errors = { ...(parsed.ok ? {} : parsed.errors), resumeupload: message };
  return new ResumeRefusedError(message, status, { errors, typed: Object.fromEntries(fields) });
}

function readApplicant(fields: URLSearchParams): ApplicantValues {
  const parsed = parseApplicant(fields);
  if (parsed.ok) return parsed.values;
  throw new ResumeRefusedError(Object.values(parsed.errors).join(". "), 422, parsed);
}

async function keep(context: AppLoadContext, body: MultipartBody, sender: Sender): Promise<Answer> {
  const { config, db, files } = servicesOf(context);
  const file = body.files[0];
  if (!file) throw refusedFile(t(noFile), body.fields);
  if (file.tooLarge) throw refusedFile(t(resumeTooLarge), body.fields);
  if (file.failure) throw file.failure;
  const applicant = readApplicant(body.fields);
  const { extension, mime, scan } = await examineDocument(
    file.path,
    file.originalName,
    createScanner(servicesOf(context)),
    sender,
  );
  const name = `${randomStem()}.${extension}`;
  await files.commitFiles([{ from: file.path, to: files.pathOf("resumes", name) }]);
  const remove = () => files.remove([{ kind: "resumes", name }]);
  return withKeptFiles(remove, (noted) =>
    runOnce(
      db,
      body.fields,
      async (trx) => {
        const { id, number } = await createResume(trx, {
          original_name: withExtension(file.originalName, extension),
          file_name: name,
          file_type: mime,
          file_size: file.size,
          scan,
          applicant,
        });
        noted();
        await queueApplicantMail({ config }, trx, { ...applicant, id, number });
        const label = t("Your application number: {number}", { number: numberWords(number) });
        const links = [{ label, to: `/application?number=${number}` }];
        return {
          location: "/career",
          message: t("Resume uploaded successfully"),
          next: t(
            "Keep the number: with it you see what becomes of your application. We call you if we can meet you.",
          ),
          links,
        };
      },
      [file.sha256],
    ),
  );
}
