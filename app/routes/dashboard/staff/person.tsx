import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { findSteps } from "~/accounts/second-step/steps.server";
import { shortDate } from "~/dates/dates";
import { roleWords } from "~/session/roles";
import { listDevices } from "~/session/session-list.server";
import { staffLabel } from "~/session/staff-labels";
import { LinkPanel } from "~/ui/page/link-panel";
import { titled } from "~/ui/page/page-meta";
import { DeviceList } from "../account/device-list";
import { endDevices } from "../account/end-devices.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { findPersonOr404 } from "./person.server";

export const loader = staffLoader("administrator", async ({ request, context, params, staff, db }) => {
  const person = await findPersonOr404(db, params);
  const devices = await listDevices(request, context, person.id);
  const { phone, hasPasskey } = await findSteps(db, person.id);
  return { person, isOneself: person.id === staff.id, devices, phone, hasPasskey };
});

export const action = staffAction(
  { role: "administrator", proof: "none" },
  async ({ request, context, params, staff, db, fields }) => {
    const person = await findPersonOr404(db, params);
    const location = `/dashboard/staff/${person.id}`;
    return endDevices(request, context, { staff, person, fields, location });
  },
);

export const meta = titled<typeof loader>((data) =>
  data ? t("Staff account: {username}", { username: data.person.username }) : t("Staff account"),
);

export default function StaffPerson() {
  const { person, isOneself, devices, phone, hasPasskey } = useLoaderData<typeof loader>();
  const { label, may } = roleWords[person.role];
  const path = `/dashboard/staff/${person.id}`;
  return (
    <>
      <h1>{isOneself ? t("{username} (you)", { username: staffLabel(person) }) : staffLabel(person)}</h1>
      <p className="lead">
        {t(/* Of an account. */ "{role}, since {date}", {
          role: t(label),
          date: shortDate(person.created_at),
        })}
      </p>
      <LinkPanel
        title={t("Name and role")}
        words={t(/* The role of an account, and what it may do. */ "{role}: {may}.", {
          role: t(label),
          may: t(may),
        })}
        to={`${path}/role`}
        action={t("Change name and role")}
      />
      <LinkPanel
        title={t("New or forgotten password")}
        words={t("Make a link by which {username} sets a password.", { username: person.username })}
        to={`${path}/link`}
        action={t("Make a link")}
      />
      {(phone || hasPasskey) && !isOneself ? (
        <LinkPanel
          title={t("Phone and recovery codes lost?")}
          words={
            phone
              ? t("The login asks {username} for a code from the phone, since {date}.", {
                  username: person.username,
                  date: shortDate(phone.since),
                })
              : t("{username} logs in with a passkey.", { username: person.username })
          }
          to={`${path}/second-step`}
          action={t("Take off the second step")}
        />
      ) : null}
      <DeviceList devices={devices} owner={person.username} />
      <LinkPanel
        title={t("Leaving the school?")}
        words={t("Remove the account of a person who no longer works on this site.")}
        to={`${path}/remove`}
        action={t("Remove the account")}
        danger
      />
      <p>
        <Link className="underline" to="/dashboard/staff">
          {t("All staff accounts")}
        </Link>
      </p>
    </>
  );
}
