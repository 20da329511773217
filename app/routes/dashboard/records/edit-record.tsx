import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { kinds } from "~/content/records/registry";
import type { RecordWords } from "~/content/records/words";
import { PresentPhoto } from "~/files/present-photo";
import type { FormState } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";
import type { editPage } from "./edit-page.server";

type Words = Omit<RecordWords<never>, "nameOf">;

const titleOf = ({ addTitle, editTitle }: Words, id: string | undefined) =>
  id === undefined ? addTitle : editTitle;

/** The title of the page that adds or edits a record. */
export function editMeta(words: Words): MetaFunction {
  return ({ matches, params }) => pageMeta(matches, titleOf(words, params.id));
}

type Page = ReturnType<typeof editPage>;

interface EditRecordProps {
  words: Words;
  /** The label of the button that adds a record; Save where it is not given. */
  add?: string;
  /** The inputs. @param adding whether the record is a new one */
  children: (state: FormState, adding: boolean) => ReactNode;
}

/** The page that adds a record, and edits one where the address has an id. */
export function EditRecord({ words, add = "Save", children }: EditRecordProps) {
  const form = useLoaderData<Page["loader"]>();
  const problem = useActionData<Page["action"]>();
  const { id } = useParams();
  const { pages, file } = kinds[words.key];
  const upload = file.type !== "none";
  return (
    <>
      <h1>{titleOf(words, id)}</h1>
      <Restored when={form.restored && !problem} />
      <PresentPhoto picture={form.picture} />
      <PostForm
        upload={upload}
        token={form.token}
        errors={problem?.errors}
        problem={words.failed}
        submit={id === undefined ? add : "Save"}
        sending={upload ? "Uploading…" : "Saving…"}
        aside={<Link to={pages.list}>Cancel</Link>}
      >
        {children(problem ?? form, id === undefined)}
      </PostForm>
    </>
  );
}
