import { data, type MetaFunction } from "@remix-run/node";
import { t } from "#say";
import { linkHours } from "~/accounts/link-facts";
import { linkPath, makePasswordLink } from "~/accounts/password-links.server";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { momentAtSchool } from "~/dates/dates";
import { whatsappAppLink } from "~/links/share-links";
import { siteOrigin } from "~/services/public-address.server";
import { CopyButton } from "~/ui/contact/copy-button";
import { CancelLink } from "~/ui/form/cancel-link";
import { PostForm } from "~/ui/form/post-form";
import { useForm } from "~/ui/form/use-form";
import { pageMeta } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { findPersonOr404 } from "./person.server";

export const handle: ProofHandle = { proof: "asked" };

export const loader = staffLoader("administrator", async ({ params, db }) => {
  return { person: await findPersonOr404(db, params) };
});

/** Shows the link once; only its hash is stored. */
export const action = staffAction(
  { role: "administrator", proof: "asked" },
  async ({ request, context, params, staff, db }) => {
    const person = await findPersonOr404(db, params);
    const { token, expires_at } = await db.transaction().execute(async (trx) => {
      const event = { who: staff.username, verb: "made password link" as const };
      await recordEvent(context, { ...event, subject: person.username }, trx);
      return makePasswordLink(trx, person.id);
    });
    return data({ link: siteOrigin(request, context) + linkPath(token), expires_at });
  },
);

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(
    matches,
    data ? t("New password: {username}", { username: data.person.username }) : t("New password"),
  );

export default function PasswordLink() {
  const {
    form: { person },
    problem: made,
  } = useForm<typeof loader, typeof action>();
  const back = `/dashboard/staff/${person.id}`;
  return (
    <>
      <h1>{t("New password for {username}", { username: person.username })}</h1>
      {made ? (
        <section className="panel" role="status">
          <h2>{t("The link")}</h2>
          <p>
            {t(
              "Give it to {username} only, for example in a message to their phone. It works once, until {moment}. It is shown only now.",
              { username: person.username, moment: momentAtSchool(made.expires_at) },
            )}
          </p>
          <p className="my-3 rounded-md border border-line bg-field p-3 text-base break-all select-all">
            {made.link}
          </p>
          <p className="actions">
            <a
              className="button button-primary"
              href={whatsappAppLink(
                t("Your username for the school website is {username}. Set your password here: {link}", {
                  username: person.username,
                  link: made.link,
                }),
              )}
            >
              {t("WhatsApp")}
            </a>{" "}
            <CopyButton text={made.link} label={t("Copy the link")} />
          </p>
          <p className="mt-3">
            <CancelLink to={back} label={t("Done")} />
          </p>
        </section>
      ) : (
        <>
          <p>
            {t(
              "For a new person, or if the password is forgotten. You get a link that works once, for {hours} hours. {username} opens it and sets a password. An earlier password works until then.",
              { hours: linkHours, username: person.username },
            )}
          </p>
          <p>
            {t("An older link ends. With the new password, {username} has to log in again on every device.", {
              username: person.username,
            })}
          </p>
          <PostForm submit={t("Make the link")} aside={<CancelLink to={back} />} />
        </>
      )}
    </>
  );
}
