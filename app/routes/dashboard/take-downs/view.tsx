import { useLoaderData } from "@remix-run/react";
import { type Message, msg, t } from "#say";
import { type ProofHandle, requireProof } from "~/accounts/proof/require-proof.server";
import { relationName } from "~/capabilities/take-downs/states";
import { type TakeDownRow, takeDowns } from "~/capabilities/take-downs/take-down.server";
import { trashDays } from "~/capabilities/trash/days";
import { trashedName } from "~/capabilities/trash/kinds";
import { speakingTo } from "~/content/messages/reply-templates/reply";
import { momentAtSchool, shortDate } from "~/dates/dates";
import { idOf, notFound } from "~/http/refusal";
import { requireRole } from "~/http/require-staff.server";
import { takeDown as kind } from "~/kinds/take-down";
import { type LeftFiles, removeLeftFiles } from "~/people/erase.server";
import { readStaffLabels } from "~/session/staff-labels.server";
import { languageProps } from "~/text/language";
import type { Reply } from "~/ui/contact/reply-buttons";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";
import { titled } from "~/ui/page/page-meta";
import { Thumb } from "~/ui/pictures/thumb";
import { useIsAdministrator } from "../inbound/erase-link";
import { InboundView } from "../inbound/inbound-view";
import { openInbound } from "../inbound/view-page.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { type Decision, decide, decisions, findSubject } from "./decide.server";
import { StateBadge } from "./state-badge";

export const handle: ProofHandle = { proof: "asked" };

export const loader = staffLoader("office", async (args) => {
  const { row, writtenIn, panel } = await openInbound(args, takeDowns, replyTo);
  return {
    row,
    writtenIn,
    decidedBy: (await readStaffLabels(args.db))(row.decided_by),
    about: await findSubject(args.db, row),
    panel,
  };
});

function replyTo(row: TakeDownRow, school: string, text?: string): Reply {
  const { name, phone, email, reason, language } = row;
  return {
    of: name,
    phone,
    email,
    ...speakingTo({ words: `${reason} ${name}`, language }, () => ({
      subject: t("Your request to {school}", { school }),
      text:
        text ??
        t("Thank you for telling us. This is about your request of {date}.", {
          date: shortDate(row.created_at),
        }),
    })),
  };
}

const harmless: (string | null)[] = ["restore", "hide", "keep"] satisfies Decision[];

export const action = staffAction(
  { role: "office" },
  async ({ request, context, params, staff, services, fields }) => {
    // The resubmitted form contains its decision.
    if (!harmless.includes(fields.get("decision"))) {
      await requireRole(context, staff, "administrator");
      await requireProof(request, context, staff, fields);
    }
    const decision = decisions.find((one) => one === fields.get("decision"));
    if (!decision) throw notFound();
    let left: LeftFiles | undefined;
    return {
      work: async (trx) => {
        const { message, files } = await decide(context, trx, staff, { id: idOf(params), decision });
        left = files;
        return { location: kind.pages.list, message };
      },
      after: async () => left && removeLeftFiles(services, left),
    };
  },
);

export const meta = titled<typeof loader>((data) =>
  data ? t("Request to remove a photo: {name}", { name: data.row.name }) : t("Request to remove a photo"),
);

interface Choice {
  value: Decision;
  label: Message;
  means: Message;
  tone?: "danger";
}

const choices: Record<"hidden" | "waiting", Choice[]> = {
  hidden: [
    {
      value: "erase",
      label: msg("Erase it for good"),
      means: msg("It goes with all its files, and no backup brings it back."),
      tone: "danger",
    },
    { value: "restore", label: msg("Put it back"), means: msg("It is on the website again, as it was.") },
  ],
  waiting: [
    {
      value: "hide",
      label: msg(/* From the website. */ "Remove it"),
      means: msg("It is removed from the website. You can still put it back."),
    },
    {
      value: "erase",
      label: msg("Erase it for good"),
      means: msg("It goes with all its files, and no backup brings it back."),
      tone: "danger",
    },
    {
      value: "keep",
      label: msg("Leave it"),
      means: msg("It stays on the website, and the request is closed."),
    },
  ],
};

export default function TakeDownRequest() {
  const { row, writtenIn, decidedBy, about, panel } = useLoaderData<typeof loader>();
  const { state } = row;
  const record = about && "name" in about ? about : undefined;
  return (
    <InboundView
      kind={kind}
      id={row.id}
      title={t("Request to remove a photo: {name}", { name: row.name })}
      of={t("the request of {name}", { name: row.name })}
      all={t("All requests")}
      panel={panel}
      below={state === "hidden" || state === "waiting" ? <Decide state={state} /> : null}
    >
      <p className="hint">{[momentAtSchool(row.created_at), writtenIn].filter(Boolean).join(" · ")}</p>
      <p>
        <StateBadge state={state} />{" "}
        {decidedBy ? (
          <span className="hint">
            {t(/* Who decided, and when. */ "by {username}, {date}", {
              username: decidedBy,
              date: shortDate(row.decided_at ?? row.created_at),
            })}
          </span>
        ) : null}
      </p>
      <section className="panel" aria-label={t("What it is about")}>
        <div className="flex items-start gap-4">
          <Thumb
            picture={record && "picture" in record ? record.picture : undefined}
            sizes="12rem"
            className="w-40 flex-none rounded-card bg-sand"
          />
          <div className="min-w-0">
            <h2 className="wrap-anywhere" {...languageProps(record?.name)}>
              {record ? trashedName(record) : t("It was erased")}
            </h2>
            {record?.words ? <p className="wrap-anywhere">{record.words}</p> : null}
            <p className="hint">{`${about ? t(about.noun) : row.kind}, ${t(about?.where ?? msg(/* Where a record is: not there any more. */ "gone"))}`}</p>
          </div>
        </div>
      </section>
      <section className="panel" aria-label={t("Who asks")}>
        <p className="wrap-anywhere">{`${row.name}, ${relationName(row.relation)}`}</p>
        <p className="wrap-anywhere">{[row.phone, row.email].filter(Boolean).join(" · ")}</p>
        <p className="wrap-anywhere whitespace-pre-line" {...languageProps(row.reason)}>
          {row.reason || t("No reason was given; none is needed.")}
        </p>
      </section>
    </InboundView>
  );
}

function Decide({ state }: { state: "hidden" | "waiting" }) {
  const isAdministrator = useIsAdministrator();
  return (
    <section className="panel">
      <h2>{t("Decide")}</h2>
      <p>
        {state === "hidden"
          ? t(
              "Visitors cannot see it. If you do nothing, it is erased with the trash, {days} days after it was removed.",
              { days: trashDays },
            )
          : t(
              "Visitors still see it. There were too many requests that day, or it was decided earlier that it stays.",
            )}
      </p>
      <ActionForm className="grid gap-3">
        {choices[state]
          .filter(({ value }) => isAdministrator || value !== "erase")
          .map(({ value, label, means, tone }) => (
            <p key={value} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Button name="decision" value={value} variant={tone}>
                {t(label)}
              </Button>{" "}
              <span className="hint">{t(means)}</span>
            </p>
          ))}
      </ActionForm>
    </section>
  );
}
