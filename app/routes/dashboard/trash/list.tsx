import type { AppLoadContext } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { type ProofHandle, requireProof } from "~/accounts/proof/require-proof.server";
import { updateActivity } from "~/activity-log/queries.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { trashDays } from "~/capabilities/trash/days";
import { emptyTrash } from "~/capabilities/trash/erase.server";
import {
  distinctName,
  parseTrashItem,
  trashedName,
  trashItem,
  trashKindNames,
  trashKinds,
} from "~/capabilities/trash/kinds";
import {
  listTrash,
  parseTrashCursor,
  summarizeTrash,
  trashCursor,
} from "~/capabilities/trash/queries.server";
import { TrashedDetails } from "~/capabilities/trash/record";
import { requireRole } from "~/http/require-staff.server";
import { blurPathOf } from "~/kinds/kind";
import { takeDown } from "~/kinds/take-down";
import { listChoice } from "~/lists/list-choice";
import { readSearch } from "~/lists/paging.server";
import type { Services } from "~/services/services.server";
import { ActionForm } from "~/ui/form/action-form";
import { ButtonLink } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { type ChoiceButton, Choose, ChooseBox } from "~/ui/lists/choose";
import { EmptyList } from "~/ui/lists/empty-list";
import { ListSearch } from "~/ui/lists/list-search";
import { Pagination } from "~/ui/lists/pagination";
import { titled } from "~/ui/page/page-meta";
import { Thumb } from "~/ui/pictures/thumb";
import { DeleteLink } from "~/ui/records/delete-link";
import { staffAction, staffLoader } from "../staff-page.server";
import { restoreOne } from "../undo/restore.server";
import { RemovedSamplesRow, RestoreButton, samplesKind, samplesTitle } from "./removed-samples";
import { findRemovedSamples, findSamplesToRestore, restoreSamples } from "./removed-samples.server";

export const handle: ProofHandle = { proof: "asked" };

const pageSize = 50;
/** Milliseconds before emptying stops and reports the rest. */
const maxEmptyingMs = 20_000;

const path = "/dashboard/trash";

export const loader = staffLoader("editor", async ({ request, staff, db }) => {
  const asked = new URL(request.url).searchParams;
  const after = parseTrashCursor(asked.get("after"));
  const search = readSearch(request);
  const kind = trashKindNames.find((name) => name === asked.get("kind"));
  const isOfSamples = asked.get("kind") === samplesKind;
  const filter = isOfSamples ? samplesKind : (kind ?? null);
  const [records, all, allSamples, samples] = await Promise.all([
    isOfSamples ? [] : listTrash(db, { limit: pageSize + 1, after, search, kind }),
    summarizeTrash(db),
    findRemovedSamples(db, { search: "", kind: null }),
    after ? [] : findRemovedSamples(db, { search, kind: filter }),
  ]);
  const options = trashKindNames.map((value) => ({
    value: value as string,
    label: t(trashKinds[value].titles),
  }));
  if (allSamples.length > 0) options.push({ value: samplesKind, label: t(samplesTitle) });
  const page = records.slice(0, pageSize);
  const last = page.at(-1);
  return {
    records: page.map((record) => ({ ...record, item: trashItem(record.kind, record.id) })),
    samples,
    isEmpty: all.count === 0 && allSamples.length === 0,
    all,
    search,
    choices: [
      listChoice(
        "kind",
        [msg(/* Of records: notices, photos … */ "Kind"), msg("Every kind")],
        filter ?? "",
        options,
      ),
    ],
    query: new URLSearchParams({ ...(search && { q: search }), ...(filter && { kind: filter }) }).toString(),
    mayErase: staff.role === "administrator",
    first: after === undefined,
    next: records.length > pageSize && last ? trashCursor(last) : undefined,
  };
});

/** Restores a record (`item`) or removed samples (`samples`), or empties the trash (`empty`). */
export const action = staffAction(
  { role: "editor" },
  async ({ request, context, staff, services, fields }) => {
    const item = parseTrashItem(fields.get("item"));
    if (item) return { work: (trx) => restoreOne({ trx, context, who: staff.username }, item) };
    const samples = fields.get("samples");
    if (samples) {
      const removed = await findSamplesToRestore(context, staff, samples);
      return { work: (trx) => restoreSamples({ trx, context, who: staff.username }, removed) };
    }
    await requireRole(context, staff, "administrator", msg("Emptying the trash is for administrators."));
    await requireProof(request, context, staff, fields);
    const message =
      fields.get("empty") === "yes"
        ? await emptyAsSeen(context, services, staff.username, fields)
        : t("Nothing was chosen");
    return { work: async () => ({ location: path, message }) };
  },
);

/** Erases `count` records that the user saw, deleted up to `until`. @returns the message */
async function emptyAsSeen(
  context: AppLoadContext,
  services: Services,
  who: string,
  fields: URLSearchParams,
): Promise<string> {
  const until = fields.get("until") ?? "";
  const count = Number(fields.get("count"));
  const before = await summarizeTrash(services.db, until);
  if (before.count === 0 || before.count > count) {
    return t("Nothing was erased. The trash has changed since you opened it: please look at it again.");
  }
  const end = Date.now() + maxEmptyingMs;
  let entry: number | undefined;
  const erased = await emptyTrash(services, {
    until,
    mayGoOn: () => Date.now() < end,
    onPortion: async (trx, sofar) => {
      const subject = records(sofar);
      if (entry !== undefined) await updateActivity(trx, entry, subject);
      else entry = await recordEvent(context, { who, verb: "emptied trash", subject }, trx);
    },
  });
  const [old, all] = await Promise.all([summarizeTrash(services.db, until), summarizeTrash(services.db)]);
  const words = [
    all.count === 0 ? t("The trash is empty.") : "",
    t("{count, plural, one {# record was erased.} other {# records were erased.}}", { count: erased }),
  ];
  if (old.count > 0) {
    words.push(
      t(
        "{count, plural, one {# record was not reached: empty the trash again for the rest.} other {# records were not reached: empty the trash again for the rest.}}",
        { count: old.count },
      ),
    );
  } else if (erased < count) {
    words.push(
      t(
        "{count, plural, one {Another person has restored or erased # record.} other {Another person has restored or erased # records.}}",
        { count: count - erased },
      ),
    );
  }
  if (all.count > old.count) {
    words.push(
      t(
        "{count, plural, one {# record was deleted since you opened the trash, and stay in it.} other {# records were deleted since you opened the trash, and stay in it.}}",
        { count: all.count - old.count },
      ),
    );
  }
  return words.filter(Boolean).join(" ");
}

/** In English, for the activity log. */
const records = (count: number) => (count === 1 ? msg("1 record") : `${count} records`);

export const meta = titled(msg("Trash"));

export default function Trash() {
  const page = useLoaderData<typeof loader>();
  const restore: ChoiceButton = { value: "restore", label: t("Restore") };
  const erase: ChoiceButton = { value: "erase", label: t(/* For good, at once. */ "Erase"), danger: true };
  return (
    <>
      <h1>{t("Trash")}</h1>
      <p className="lead">
        {t(
          "Deleted items can be restored for {days} days. During that time, only staff can open their photos and documents.",
          { days: trashDays },
        )}
      </p>
      {page.isEmpty ? (
        <EmptyList icon="trash">{t("The trash is empty.")}</EmptyList>
      ) : (
        <ListSearch
          key={page.query}
          path={path}
          search={page.search}
          choices={page.choices}
          isNarrowed={page.query !== ""}
        />
      )}
      {!page.isEmpty && page.records.length === 0 && page.samples.length === 0 ? (
        <EmptyList icon="search">{t("Nothing in the trash fits this.")}</EmptyList>
      ) : null}
      {page.samples.length > 0 ? (
        <ul className="rows">
          {page.samples.map((samples) => (
            <RemovedSamplesRow
              key={samples.key}
              samples={samples}
              mayRestore={page.mayErase || samples.settings === 0}
            />
          ))}
        </ul>
      ) : null}
      {page.records.length > 0 ? (
        <Choose path={path} buttons={page.mayErase ? [restore, erase] : [restore]}>
          <ul className="rows">
            {page.records.map((record) => (
              <li key={record.item}>
                <div className="flex min-w-0 gap-3 [&>div]:min-w-0">
                  <ChooseBox value={record.item} name={distinctName(record)} />
                  <Thumb picture={record.picture} sizes="5rem" className="row-photo" />
                  <div>
                    <h2>{trashedName(record)}</h2>
                    <TrashedDetails record={record} />
                  </div>
                </div>
                <ActionForm className="actions">
                  <input type="hidden" name="item" value={record.item} />
                  {record.isAskedFor ? (
                    page.mayErase ? (
                      <ButtonLink to={takeDown.pages.list}>
                        {t("Decide")}
                        <span className="sr-only">{` ${distinctName(record)}`}</span>
                      </ButtonLink>
                    ) : (
                      <span className="hint">{t("An administrator decides.")}</span>
                    )
                  ) : (
                    <RestoreButton name={distinctName(record)} />
                  )}{" "}
                  {record.picture && !record.isAskedFor ? (
                    <ButtonLink to={blurPathOf(record.kind, record.id)}>
                      {t("Blur faces")}
                      <span className="sr-only">{`: ${distinctName(record)}`}</span>
                    </ButtonLink>
                  ) : null}{" "}
                  {page.mayErase ? (
                    <DeleteLink
                      to={`${path}/${encodeURIComponent(record.item)}/erase`}
                      of={distinctName(record)}
                      verb="Erase"
                    />
                  ) : null}
                </ActionForm>
              </li>
            ))}
          </ul>
        </Choose>
      ) : null}
      <Pagination
        newest={page.first ? undefined : `${path}?${page.query}`}
        older={page.next && `${path}?${page.query}&${new URLSearchParams({ after: page.next })}`}
      />
      {page.all.count > 0 && page.mayErase ? <EmptyTheTrash {...page.all} /> : null}
    </>
  );
}

function EmptyTheTrash({ count, newest }: { count: number; newest: string | null }) {
  return (
    <section className="panel">
      <h2>{t("Empty the trash")}</h2>
      <p>
        {t(
          "{count, plural, one {This erases the record in the trash, with the photos. This cannot be undone.} other {This erases all # records in the trash, with the photos. This cannot be undone.}}",
          { count },
        )}
      </p>
      <PostForm submit={t("Empty the trash")} sending={t("Erasing…")} tone="danger" action={path}>
        <input type="hidden" name="until" value={newest ?? ""} />
        <input type="hidden" name="count" value={count} />
        <div className="check">
          <input type="checkbox" id="empty" name="empty" value="yes" required />
          <label htmlFor="empty">
            {t("{count, plural, one {Yes, erase the record} other {Yes, erase all # records}}", { count })}
          </label>
        </div>
      </PostForm>
    </section>
  );
}
