import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { removeLostSecondStep } from "~/accounts/second-step/queries.server";
import { findSteps } from "~/accounts/second-step/steps.server";
import { notFound } from "~/http/refusal";
import { PostForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { findPersonOr404 } from "./person.server";

/** Another user with two-factor authentication; one's own is removed by password and code. */
async function personWithSecondStep(db: Database, ownId: number, params: { id?: string | undefined }) {
  const person = await findPersonOr404(db, params);
  const { phone, hasPasskey } = await findSteps(db, person.id);
  if (person.id === ownId || (!phone && !hasPasskey)) throw notFound();
  return person;
}

export const loader = staffLoader("administrator", async ({ params, staff, db }) => {
  const { id, username } = await personWithSecondStep(db, staff.id, params);
  return { id, username };
});

/** For a user who lost phone and recovery codes. */
export const action = staffAction(
  { role: "administrator", proof: "asked" },
  async ({ params, staff, db, recordEvent }) => {
    const person = await personWithSecondStep(db, staff.id, params);
    return {
      work: async (trx) => {
        await removeLostSecondStep(trx, person.id);
        const verb = "removed second step";
        await recordEvent({ verb, subject: person.username }, trx);
        const message = t("{username} logs in with the password alone now", { username: person.username });
        return { location: `/dashboard/staff/${person.id}`, message };
      },
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data
    ? t("Take off the second step: {username}", { username: data.username })
    : t("Take off the second step"),
);

export default function RemoveSecondStep() {
  const { id, username } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Take off the second step of {username}?", { username })}</h1>
      <p className="lead">{t("For a colleague who has lost the phone and the recovery codes.")}</p>
      <p>
        {t(
          "Ask them in person first: another person may write in their name. This logs them out everywhere and removes their passkeys. They then log in with the password alone, and should set up a second step on the new phone.",
        )}
      </p>
      <PostForm
        submit={t("Take it off")}
        tone="danger"
        aside={<Link to={`/dashboard/staff/${id}`}>{t("Keep it")}</Link>}
      />
    </>
  );
}
