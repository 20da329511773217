import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { differencesOf } from "~/content/texts/differences.server";
import { findText, findVersion } from "~/content/texts/queries.server";
import { isTextName, textPath, textSpec } from "~/content/texts/texts";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { momentAtSchool } from "~/ui/dates";
import { PostForm } from "~/ui/form/post-form";
import { pageMeta } from "~/ui/page-meta";
import type { Database } from "~db/connection.server";
import { saveTextOnce } from "./save-text.server";

async function find(db: Database, params: LoaderFunctionArgs["params"]) {
  const name = params.name;
  if (!isTextName(name)) throw notFound();
  const version = await findVersion(db, name, idOf(params));
  if (!version) throw notFound();
  return { name, version };
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  const { name, version } = await find(db, params);
  const present = (await findText(db, name))?.value ?? "";
  return {
    ...(await openForm(request, context, staff, {})),
    name,
    label: textSpec(name).label,
    version,
    differences: differencesOf(version.value, present),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const fields = await readForm(request, context);
  const { name, version } = await find(servicesOf(context).db, params);
  try {
    const change = { who: staff.username, value: version.value, message: "Earlier version restored" };
    return redirectWithMessage(request, context, await saveTextOnce(context, name, fields, change));
  } catch (error) {
    return unsaved(context, error, fields, "The text could not be saved. Please try again.");
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? `Earlier version: ${data.label}` : "Earlier version");

/** An earlier version of a text beside what changed since, and the button that brings it back. */
export default function TextVersion() {
  const { name, label, version, differences, token } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>{`Earlier version: ${label}`}</h1>
      <p className="lead">
        {`Saved ${momentAtSchool(version.saved_at)}${version.saved_by ? ` by ${version.saved_by}` : ""}.`}
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <section className="panel">
          <h2 className="text-xl">How it was</h2>
          <p className="whitespace-pre-line wrap-anywhere">{version.value || "It was empty."}</p>
        </section>
        <section className="panel">
          <h2 className="text-xl">What changed since</h2>
          <p className="whitespace-pre-line wrap-anywhere">
            {differences.map(({ words, only }, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and never move
              if (only === "earlier") return <del key={index}>{words}</del>;
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              if (only === "later") return <ins key={index}>{words}</ins>;
              return words;
            })}
          </p>
          <p className="hint">
            <del>Struck out</del>
            {" was taken out since, "}
            <ins>underlined</ins>
            {" was put in."}
          </p>
        </section>
      </div>
      <PostForm
        token={token}
        errors={problem?.errors}
        submit="Restore this version"
        sending="Restoring…"
        aside={<Link to={textPath(name)}>Keep the present one</Link>}
      />
      <p className="hint mt-2">The present text stays among the earlier versions.</p>
    </>
  );
}
