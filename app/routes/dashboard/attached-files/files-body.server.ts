import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import {
  type AttachedFile,
  filesField,
  formKeyField,
  languageField,
  maxFiles,
  type Owning,
  removeField,
  titleField,
  titleLength,
} from "~/capabilities/attached-files/attached-file";
import { type FormOwner, filesOf } from "~/capabilities/attached-files/queries.server";
import { attachedFileLimits, stageFile } from "~/capabilities/attached-files/stage.server";
import { removeUnusedFiles } from "~/capabilities/trash/erase.server";
import type { MultipartBody } from "~/files/upload/multipart.server";
import { type FieldErrors, type Typed, text } from "~/forms/fields.server";
import { readToken, runOnce, visitor } from "~/forms/one-time.server";
import { tokenFieldName } from "~/forms/token-field";
import { readFilesForm } from "~/http/files-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { english, translations } from "~/languages/languages";
import { keepPreview } from "~/previews/previews.server";
import { randomToken, sha256 } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import { anyRow } from "~db/any-row";
import type { ReadBody } from "../records/bodies.server";
import { readCopiedId } from "../records/edit-page.server";

const tooLarge: Message = msg(
  "That is more than this form takes. Please send fewer files at once: a PDF has at most 10 MB, a photo 15 MB.",
);

const newFormKey = () => randomToken().slice(0, 22);

/** Key of a form without one, derived from its token, so that resending saves nothing twice. */
function keyForToken(fields: URLSearchParams): string {
  const token = fields.get(tokenFieldName);
  return token ? sha256(token).slice(0, 22) : newFormKey();
}

const readFormKey = (fields: URLSearchParams) => /^[\w-]{22}$/.exec(fields.get(formKeyField) ?? "")?.[0];

/** Stages files at once; they belong to the record after the transaction that saves it. */
export const filesBody =
  (kind: Owning): ReadBody<object> =>
  async (request, context, staff) => {
    const services = servicesOf(context);
    const body = await readFilesForm(request, context, { limits: attachedFileLimits, tooLarge: t(tooLarge) });
    const { fields } = body;
    const key = readFormKey(fields) ?? keyForToken(fields);
    fields.set(formKeyField, key);
    const owner: FormOwner = { key, staffId: staff.id };
    const { problems, failure } = await stageAll(context, kind, owner, body);
    const changes = readChanges(fields);
    let gone: string[] = [];
    return {
      fields,
      problemsOf() {
        const errors: FieldErrors = { ...changes.errors };
        if (problems.length > 0) errors[filesField] = problems.join(" ");
        return errors;
      },
      fileOf: () => ({}),
      async save(work) {
        if (failure) throw failure;
        const hashes = body.files.map(({ sha256 }) => sha256);
        const answer = await runOnce(services.db, fields, (trx) => work(trx, {}), hashes);
        if (gone.length > 0) await removeUnusedFiles(services, gone);
        return answer;
      },
      async attach(trx, id, from) {
        gone = await filesOf(kind.files).save(trx, id, owner, { ...changes, from, noun: t(kind.names.one) });
      },
      discard: body.discard,
    };
  };

/** Stages all files one by one; a refused file does not affect the others. */
async function stageAll(
  context: AppLoadContext,
  kind: Owning,
  owner: FormOwner,
  { files, surplus }: MultipartBody,
) {
  const problems = surplus.map((file) =>
    t("{file}: a {noun} has at most {most} files.", { file, noun: t(kind.names.one), most: maxFiles }),
  );
  let failure: unknown;
  for (const file of files) {
    try {
      const problem = await stageFile(context, kind, owner, file);
      if (problem) problems.push(`${file.originalName}: ${problem}`);
    } catch (error) {
      failure ??= error;
    }
  }
  return { problems, failure };
}

const title = text(
  msg(/* A title that is too long: “It may have at most 200 characters”. */ "It"),
  titleLength,
);

const isLanguage = (code: string) => [english, ...translations].some((language) => language.code === code);

function readChanges(fields: URLSearchParams) {
  const titles = new Map<number, string>();
  const languages = new Map<number, string>();
  const removed = new Set<number>();
  const errors: FieldErrors = {};
  for (const [name, value] of fields) {
    const id = Number(/^file-(?:title|remove|language)-([1-9]\d{0,14})$/.exec(name)?.[1]);
    if (!id) continue;
    if (name === removeField(id)) removed.add(id);
    if (name === languageField(id) && isLanguage(value)) languages.set(id, value);
    if (name !== titleField(id)) continue;
    const parsed = title.safeParse(value);
    if (parsed.success) titles.set(id, parsed.data);
    else errors[name] = parsed.error.issues[0]?.message ?? "";
  }
  return { titles, languages, removed, errors };
}

/** Milliseconds: a saved draft is offered for a week. */
const latest = 7 * 24 * 60 * 60 * 1000;

/** After the session has ended, files are staged only with a signed token of this site. */
export const readLateFiles = (kind: Owning) => async (request: Request, context: AppLoadContext) => {
  const { db } = servicesOf(context);
  const ownerOf = (fields: URLSearchParams): FormOwner | undefined => {
    const token = readToken(db, fields.get(tokenFieldName));
    const key = readFormKey(fields);
    if (!token || !key || token.owner === visitor || Date.now() - token.issuedAt > latest) return undefined;
    return { key, staffId: token.owner };
  };
  const mayTake = (fields: URLSearchParams) => ownerOf(fields) !== undefined;
  const body = await readFilesForm(request, context, {
    limits: attachedFileLimits,
    tooLarge: t(tooLarge),
    mayTake,
  });
  try {
    const owner = ownerOf(body.fields);
    if (owner && body.files.length > 0 && (await isStaff(context, owner)))
      await stageAll(context, kind, owner, body);
    return body.fields;
  } finally {
    await body.discard();
  }
};

async function isStaff(context: AppLoadContext, { staffId }: FormOwner): Promise<boolean> {
  const { db } = servicesOf(context);
  return anyRow(db.selectFrom("staff").select("id").where("id", "=", staffId));
}

async function listFormFiles(
  context: AppLoadContext,
  { files }: Owning,
  id: number | undefined,
  owner: FormOwner,
): Promise<AttachedFile[]> {
  const { db } = servicesOf(context);
  const rows = filesOf(files);
  const own = id === undefined ? [] : await rows.list(db, id);
  return [...own, ...(await rows.listStaged(db, owner))];
}

interface FormPage {
  loader(args: LoaderFunctionArgs): Promise<{ typed: Typed }>;
  action(args: ActionFunctionArgs): Promise<Response | { data: { typed: Typed }; init: ResponseInit | null }>;
}

export function withFiles<Page extends FormPage>(kind: Owning, page: Page) {
  async function filesFor({ request, context, params }: LoaderFunctionArgs, typed: Typed) {
    const staff = await requireStaff(request, context, "editor");
    const formKey = typed[formKeyField] || newFormKey();
    const id = params.id === undefined ? readCopiedId(request) : Number(params.id);
    return { formKey, files: await listFormFiles(context, kind, id, { key: formKey, staffId: staff.id }) };
  }
  return {
    async loader(args: LoaderFunctionArgs) {
      const form = (await page.loader(args)) as Awaited<ReturnType<Page["loader"]>>;
      return { ...form, ...(await filesFor(args, form.typed)) };
    },
    async action(args: ActionFunctionArgs) {
      const answer = await page.action(args);
      if (answer instanceof Response) return answer;
      return data({ ...answer.data, ...(await filesFor(args, answer.data.typed)) }, answer.init ?? {});
    },
  };
}

/** Handles the button "Preview". @param path page that shows the preview, without the form's key */
export const previewInstead =
  (path: string) =>
  async (
    { request, context, params }: ActionFunctionArgs,
    staff: { id: number },
    fields: URLSearchParams,
  ): Promise<{ preview: string } | undefined> => {
    if (fields.get("preview") !== "yes") return undefined;
    const key = fields.get(formKeyField) ?? "";
    const id = params.id === undefined ? readCopiedId(request) : Number(params.id);
    await keepPreview(servicesOf(context).db, { key, staffId: staff.id }, fields, id);
    // A new URL each time, so that present frames reload.
    return { preview: `${path}/${key}?at=${Date.now()}` };
  };
