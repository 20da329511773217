import { data } from "@remix-run/node";
import { t } from "#say";
import { linkHours } from "~/accounts/link-facts";
import { linkPath, makePasswordLink } from "~/accounts/password-links.server";
import { siteOrigin } from "~/services/public-address.server";
import { CancelLink } from "~/ui/form/cancel-link";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { createQrCode } from "~/ui/pictures/qr-code.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { NewLink } from "./new-link";
import { findPersonOr404 } from "./person.server";

export const loader = staffLoader("administrator", async ({ params, db }) => {
  return { person: await findPersonOr404(db, params) };
});

/** Shows the link once; only its hash is stored. */
export const action = staffAction(
  { role: "administrator", proof: "asked" },
  async ({ request, context, params, db, recordEvent }) => {
    const person = await findPersonOr404(db, params);
    const { token, expires_at } = await db.transaction().execute(async (trx) => {
      const event = { verb: "made password link" as const };
      await recordEvent({ ...event, subject: person.username }, trx);
      return makePasswordLink(trx, person.id);
    });
    const link = siteOrigin(request, context) + linkPath(token);
    return data({ username: person.username, link, expires_at, code: createQrCode(link) });
  },
);

export const meta = titled<typeof loader>((data) =>
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
        <NewLink made={made} back={back} />
      ) : (
        <>
          <p>
            {t(
              "If the password is forgotten, or the first link has run out. You get a link that works once, for {hours} hours. {username} opens it and sets a password. An earlier password works until then.",
              { hours: linkHours, username: person.username },
            )}
          </p>
          <p>
            {t("With the new password, {username} has to log in again on every device.", {
              username: person.username,
            })}
          </p>
          <PostForm submit={t("Make the link")} aside={<CancelLink to={back} />} />
        </>
      )}
    </>
  );
}
