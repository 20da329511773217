import type { MetaFunction } from "@remix-run/node";
import { Link, useParams } from "@remix-run/react";
import { type ComponentType, lazy, Suspense } from "react";
import { type Message, msg, t } from "#say";
import type { ShownConsent } from "~/capabilities/consents/shown-consent";
import type { StaffRecord } from "~/capabilities/publishing/publishing";
import { PublishingActions } from "~/capabilities/publishing/publishing-actions";
import { draftField } from "~/capabilities/publishing/publishing-form";
import { statusBadges } from "~/capabilities/publishing/status-badge";
import { WhenShown } from "~/capabilities/publishing/when-shown";
import { LanguagesLine } from "~/capabilities/translations/languages-line";
import type { OtherLanguage } from "~/capabilities/translations/same-form";
import { momentAtSchool } from "~/dates/dates";
import { sayEnd } from "~/dates/ends";
import { deletedField, type EditConflict, openedField } from "~/forms/edit-conflict";
import { blurPathOf, getAddTitle, getFailureMessage, type StaffKind, shortName } from "~/kinds/kind";
import { VersionList } from "~/page-texts/version-list";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";
import { useForm } from "~/ui/form/post-form";
import { SharedForm } from "~/ui/form/shared-form";
import { useCarryReturnPath } from "~/ui/form/use-carry-return-path";
import { MetaLine } from "~/ui/lists/meta-line";
import { titled } from "~/ui/page/page-meta";
import { PresentPhoto } from "~/ui/pictures/present-photo";
import { DeleteLink } from "~/ui/records/delete-link";
import type { editPage } from "./edit-page.server";

type Kind = Omit<StaffKind<never>, "nameOf">;

const getTitle = (kind: Kind, id: string | undefined) =>
  id === undefined
    ? getAddTitle(kind)
    : t(/* The title of a page. {noun} is such as “notice”. */ "Edit {noun}", { noun: t(kind.names.one) });

export function editMeta(kind: StaffKind<never>): MetaFunction {
  return titled((data, { params }) => {
    const typed = (data as { typed?: object } | undefined)?.typed;
    // A deleted record has an empty form.
    const saved = typed && openedField in typed ? typed : undefined;
    const title = getTitle(kind, params.id);
    return saved
      ? t(/* The title of a page and the name of the record. */ "{title}: {name}", {
          title,
          name: shortName(kind, saved),
        })
      : title;
  });
}

interface Problem {
  errors?: Partial<Record<string, string>>;
  conflict?: EditConflict | undefined;
}

/** Heading of the errors; undefined if they are not about a file. */
function describeProblem(kind: Kind, id: string | undefined, { errors = {}, conflict }: Problem) {
  if (conflict) return conflict.deleted ? t("Another person deleted it") : t("Another person changed it");
  const failure = t(getFailureMessage(kind, id === undefined));
  if (kind.texts?.failed || errors[""] === failure) return failure;
  const isMissing = (problem: string) => [t("Choose a photo"), t("Choose a PDF file")].includes(problem);
  const isRefused = [errors.photo, errors.document].some((problem) => problem && !isMissing(problem));
  return isRefused ? failure : undefined;
}

/** Below the form, so its script is fetched later; the server renders it at once. */
const FocusPicker = lazy(() => import("~/ui/pictures/focus-picker"));

type Page = ReturnType<typeof editPage>;

interface InputsProps {
  state: FormState;
  adding: boolean;
  consent: ShownConsent | undefined;
  /** Other languages in which a new record can be written in this form. */
  others: OtherLanguage[] | undefined;
}

/** @param Inputs `adding` is true for a new record @param add button's label @param Beside more buttons */
export function editRecord(
  kind: Kind,
  Inputs: ComponentType<InputsProps>,
  add: Message = msg("Save"),
  Beside?: ComponentType,
) {
  const { pages, file, files } = kind;
  const upload = file !== undefined || files !== undefined;
  return function Edit() {
    const { form, problem, state } = useForm<Page["loader"], Page["action"]>();
    const conflict = problem && "conflict" in problem ? problem.conflict : undefined;
    const { id } = useParams();
    const noun = t(kind.names.one);
    const carry = useCarryReturnPath();
    const isDraft = form.staffRecord?.status === "draft";
    return (
      <>
        <h1>{getTitle(kind, id)}</h1>
        {id === undefined && pages.many ? (
          <p>
            <Link className="tap underline" to={carry(pages.many)}>
              {t("Add many")}
            </Link>
          </p>
        ) : null}
        {form.staffRecord ? <RecordStatus kind={kind} record={form.staffRecord} /> : null}
        <PresentPhoto picture={form.picture}>
          <Link className="tap block w-fit underline" to={blurPathOf(kind.key, Number(id))}>
            {t("Blur faces")}
          </Link>
        </PresentPhoto>
        <SharedForm
          id="record-form"
          form={form}
          answer={problem}
          what={t("this {noun}", { noun })}
          problem={describeProblem(kind, id, { ...problem, conflict })}
          upload={upload}
          later={id === undefined && kind.files ? { filesPath: kind.files.form } : undefined}
          sticky
          submit={t(id === undefined ? add : "Save")}
          sending={file ? t("Uploading…") : t("Saving…")}
          buttons={
            conflict?.deleted ? (
              <DeletedButtons noun={noun} deleted={conflict.deleted} />
            ) : isDraft ? (
              <DraftButtons />
            ) : undefined
          }
          other={kind.publishing && id === undefined ? <SaveDraft /> : null}
          cancel={pages.list}
          beside={
            kind.publishing || form.languages || Beside ? (
              <>
                {Beside ? <Beside /> : null}
                {kind.publishing ? <WhenShown kind={kind} state={state} /> : null}
                <LanguagesLine line={form.languages} />
              </>
            ) : undefined
          }
        >
          <Inputs state={state} adding={id === undefined} consent={form.consent} others={form.others} />
        </SharedForm>
        {id === undefined || conflict?.deleted ? null : (
          <p className="mt-4">
            <DeleteLink to={carry(`${pages.record}/${id}/delete`)} of={t("this {noun}", { noun })} />
          </p>
        )}
        {form.croppedPicture ? (
          <Suspense>
            <FocusPicker
              key={form.croppedPicture.stem}
              picture={form.croppedPicture}
              form="record-form"
              saved={problem !== undefined && "focusSaved" in problem}
            />
          </Suspense>
        ) : null}
        {kind.versioned ? <VersionList path={`${pages.record}/${id}`} versions={form.versions} /> : null}
      </>
    );
  };
}

/** Status and publishing actions above the form. */
function RecordStatus({ kind, record }: { kind: Kind; record: StaffRecord & { id: number } }) {
  const { status, published_at, ends_at } = record;
  const moments = [
    status === "live" && published_at
      ? t(/* Of an account, a passkey, or a record that is on the website. */ "since {date}", {
          date: momentAtSchool(published_at),
        })
      : "",
    (status === "live" || status === "scheduled") && ends_at
      ? t(/* Of a record that is on the website. */ "until {date}", { date: sayEnd(ends_at) })
      : "",
  ];
  return (
    <>
      <MetaLine tight>
        {statusBadges(record, false)}
        {moments.filter(Boolean).join(", ") || null}
      </MetaLine>
      {status === "ended" && kind.publishing?.archive ? (
        <p className="hint">
          {t("People with the link can still read it, under Old notices. To remove it fully, delete it.")}
        </p>
      ) : null}
      <div className="actions">
        <PublishingActions kind={kind} record={record} />
      </div>
    </>
  );
}

function SaveDraft() {
  return (
    <Button name={draftField} value="yes">
      {t("Save draft")}
    </Button>
  );
}

/** The Enter key presses the first button, which must not publish. */
function DraftButtons() {
  return (
    <>
      <SaveDraft /> <Button variant="primary">{t("Publish")}</Button>
    </>
  );
}

function DeletedButtons({ noun, deleted }: { noun: string; deleted: "trash" | "gone" }) {
  const isGone = deleted === "gone";
  return (
    <>
      {isGone ? null : (
        <Button name={deletedField} value="restore" variant="primary">
          {t("Restore it with this")}
        </Button>
      )}
      <Button name={deletedField} value="new" variant={isGone ? "primary" : "quiet"}>
        {t("Save as a new {noun}", { noun })}
      </Button>
    </>
  );
}
