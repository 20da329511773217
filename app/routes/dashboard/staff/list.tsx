import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { listStaff } from "~/accounts/queries.server";
import { shortDate } from "~/dates/dates";
import { roleWords } from "~/session/roles";
import { staffLabel } from "~/session/staff-labels";
import { ButtonLink } from "~/ui/form/button";
import { MetaLine } from "~/ui/lists/meta-line";
import { StaffList } from "~/ui/lists/row-list";
import { RowMenu } from "~/ui/lists/row-menu";
import { titled } from "~/ui/page/page-meta";
import { DeleteLink } from "~/ui/records/delete-link";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("administrator", async ({ staff, db }) => {
  return { people: await listStaff(db), own: staff.id };
});

export const meta = titled(msg("Staff accounts"));

export default function StaffAccounts() {
  const { people, own } = useLoaderData<typeof loader>();
  const administrators = people.filter(({ role }) => role === "administrator");
  return (
    <StaffList
      title={t("Staff accounts")}
      add={{ label: t("Add person"), to: "/dashboard/staff/add" }}
      empty={{ icon: "users", words: t("No accounts.") }}
      path="/dashboard/staff"
      page={{ rows: people, first: true }}
      intro={
        administrators.length === 1 ? (
          <p className="hint mb-4">
            {t(
              "There is one administrator. A second one can help when the first has lost the password or is away.",
            )}
          </p>
        ) : null
      }
    >
      {people.map((person) => (
        <li key={person.id}>
          <div>
            <h2>
              {person.id === own
                ? t("{username} (you)", { username: staffLabel(person) })
                : staffLabel(person)}
            </h2>
            <MetaLine>
              <span>{t(roleWords[person.role].label)}</span>
              <span>{t("since {date}", { date: shortDate(person.created_at) })}</span>
              <span>{person.step_since ? t("with a second step") : t("password only")}</span>
            </MetaLine>
          </div>
          <div className="actions">
            <ButtonLink
              to={`/dashboard/staff/${person.id}`}
              aria-label={t("Manage {username}", { username: person.username })}
            >
              {t("Manage")}
            </ButtonLink>{" "}
            {person.role !== "administrator" || administrators.length > 1 ? (
              <RowMenu of={person.username}>
                <DeleteLink
                  to={`/dashboard/staff/${person.id}/remove`}
                  of={person.username}
                  verb="Remove"
                  inRow
                />
              </RowMenu>
            ) : null}
          </div>
        </li>
      ))}
    </StaffList>
  );
}
