import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { parseTrashItem, trashDays, trashItem, trashKinds } from "~/content/trash/kinds";
import { emptyTrash, listTrash, restoreRecord } from "~/content/trash/queries.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { shortDate } from "~/ui/dates";
import { PostForm } from "~/ui/form/post-form";
import { pageMeta } from "~/ui/page-meta";
import { EmptyList } from "~/ui/row-list";

/** Records of each kind that the page lists. */
const limit = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  const records = await listTrash(servicesOf(context).db, limit);
  const counts = Object.keys(trashKinds).map(
    (kind) => records.filter((record) => record.kind === kind).length,
  );
  return {
    more: counts.some((count) => count === limit),
    records: records.map(({ kind, id, ...record }) => ({ ...record, kind, item: trashItem(kind, id) })),
  };
}

/** Restores one record (`item`), or empties the trash (`empty`). Restoring twice is no failure. */
export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db, files } = servicesOf(context);
  const fields = await readForm(request, context);
  const item = parseTrashItem(fields.get("item"));
  if (item) {
    await db.transaction().execute(async (trx) => {
      const name = await restoreRecord(trx, item.kind, item.id);
      if (name !== undefined)
        await logActivity(trx, staff.username, `restored a ${trashKinds[item.kind].noun}`, name);
    });
    const location = trashKinds[item.kind].list;
    return redirectWithMessage(request, context, { location, message: "Restored" });
  }
  const answer = { location: "/dashboard/trash", message: "Nothing was chosen" };
  if (fields.get("empty") === "yes") {
    const erased = await emptyTrash(db, files, new Date().toISOString());
    await logActivity(db, staff.username, "emptied the trash", `${erased} records`);
    answer.message = "The trash is empty";
  }
  return redirectWithMessage(request, context, answer);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Trash");

export default function Trash() {
  const { records, more } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Trash</h1>
      <p className="lead">
        {`What was deleted can be restored for ${trashDays} days. Whoever knows the address of a photo can open it until it is erased.`}
      </p>
      {records.length === 0 ? <EmptyList icon="trash">The trash is empty.</EmptyList> : null}
      <ul className="rows">
        {records.map((record) => (
          <li key={record.item}>
            <div>
              <h2>{record.name || "Without a title"}</h2>
              <p className="hint">{`${trashKinds[record.kind].label}, deleted ${shortDate(record.deleted_at)}`}</p>
            </div>
            <Form method="post" className="actions">
              <input type="hidden" name="item" value={record.item} />
              <button
                type="submit"
                className="button button-quiet"
                aria-label={`Restore ${record.name || "record without a title"}`}
              >
                Restore
              </button>
              <Link
                className="button button-quiet button-danger-quiet"
                to={`/dashboard/trash/${encodeURIComponent(record.item)}/erase`}
                aria-label={`Erase ${record.name || "record without a title"}`}
              >
                Erase
              </Link>
            </Form>
          </li>
        ))}
      </ul>
      {more ? <p className="hint">{`Of each kind the ${limit} deleted last are listed.`}</p> : null}
      {records.length > 0 ? (
        <section className="panel">
          <h2>Empty the trash</h2>
          <p>Everything in it, with its photos, is then gone for good.</p>
          <PostForm submit="Empty the trash" tone="danger">
            <div className="check">
              <input type="checkbox" id="empty" name="empty" value="yes" required />
              <label htmlFor="empty">Yes, erase all of it</label>
            </div>
          </PostForm>
        </section>
      ) : null}
    </>
  );
}
