import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { addTitleOf, failureOf, type StaffKind, shortName } from "~/content/records/kind";
import { PresentPhoto } from "~/files/present-photo";
import { deletedField, type Meanwhile, versionField } from "~/forms/meanwhile";
import type { FormState } from "~/ui/form/fields";
import { MeanwhileNotice } from "~/ui/form/meanwhile-notice";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";
import type { editPage } from "./edit-page.server";

type Kind = Omit<StaffKind<never>, "nameOf">;

const titleOf = (kind: Kind, id: string | undefined) =>
  id === undefined ? addTitleOf(kind) : `Edit ${kind.names.one}`;

/** The title of the page that adds a record, or edits one, which it names. */
export function editMeta(kind: StaffKind<never>): MetaFunction {
  return ({ matches, params, data }) => {
    const typed = (data as { typed?: object } | undefined)?.typed;
    // The form of a record that was deleted meanwhile is empty.
    const saved = typed && versionField in typed ? typed : undefined;
    const title = titleOf(kind, params.id);
    return pageMeta(matches, saved ? `${title}: ${shortName(kind, saved)}` : title);
  };
}

function problemOf(kind: Kind, id: string | undefined, meanwhile: Meanwhile | undefined) {
  if (meanwhile) return meanwhile.deleted ? "Somebody else deleted it" : "Somebody else changed it";
  return failureOf(kind, id === undefined);
}

const formId = "record-form";

type Page = ReturnType<typeof editPage>;

/**
 * The page that adds a record, and edits one where the address has an id.
 * @param inputs of the form; `adding` tells whether the record is a new one
 * @param add the label of the button that adds a record
 */
export function editRecord(
  kind: Kind,
  inputs: (state: FormState, adding: boolean) => ReactNode,
  add = "Save",
) {
  const { pages, file, files } = kind;
  const noun = kind.names.one;
  const upload = file !== undefined || files !== undefined;
  return function Edit() {
    const form = useLoaderData<Page["loader"]>();
    const problem = useActionData<Page["action"]>();
    const meanwhile = problem && "meanwhile" in problem ? problem.meanwhile : undefined;
    const state = problem ?? form;
    const { id } = useParams();
    return (
      <>
        <h1>{titleOf(kind, id)}</h1>
        <Restored form={form} when={!problem} />
        <PresentPhoto picture={form.picture} />
        <PostForm
          id={formId}
          upload={upload}
          token={form.token}
          errors={problem?.errors}
          problem={problemOf(kind, id, meanwhile)}
          below={
            meanwhile ? <MeanwhileNotice what={`this ${noun}`} meanwhile={meanwhile} form={formId} /> : null
          }
          submit={id === undefined ? add : "Save"}
          sending={file ? "Uploading…" : "Saving…"}
          buttons={
            meanwhile?.deleted ? <DeletedButtons noun={noun} deleted={meanwhile.deleted} /> : undefined
          }
          aside={<Link to={pages.list}>Cancel</Link>}
        >
          {id === undefined ? null : (
            <input type="hidden" name={versionField} value={state.typed?.[versionField] ?? ""} />
          )}
          {inputs(state, id === undefined)}
        </PostForm>
      </>
    );
  };
}

/** What can be done with the form of a record that was deleted meanwhile. */
function DeletedButtons({ noun, deleted }: { noun: string; deleted: "trash" | "gone" }) {
  const isGone = deleted === "gone";
  return (
    <>
      {isGone ? null : (
        <button type="submit" name={deletedField} value="restore" className="button button-primary">
          Restore it with this
        </button>
      )}
      <button
        type="submit"
        name={deletedField}
        value="new"
        className={isGone ? "button button-primary" : "button button-quiet"}
      >
        {`Save as a new ${noun}`}
      </button>
    </>
  );
}
