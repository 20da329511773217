import { redirectDocument } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { t } from "#say";
import { issueDownload } from "~/backup/download-token.server";
import { notFound } from "~/http/refusal";
import { OwnPasswordField } from "~/ui/form/own-password";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { refuseOwnPassword } from "../account/own-password.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { findDownload } from "./downloads.server";
import { everythingName } from "./everything";

export const loader = staffLoader("administrator", async ({ params, services }) => {
  const download = await findDownload(services, params.name);
  if (!download) throw notFound();
  return { lead: download.lead, isEverything: download.name === everythingName };
});

/** Always asks for the password, because a backup contains all data. */
export const action = staffAction(
  { role: "administrator", proof: "every time" },
  async ({ request, context, params, staff, services, db, fields }) => {
    const download = await findDownload(services, params.name);
    if (!download) throw notFound();
    const refused = await refuseOwnPassword(request, context, staff, fields.get("password") ?? "", {
      field: "password",
      message: t("This is not your password"),
    });
    if (refused) return refused;
    const token = issueDownload(db, staff.id, download.name);
    throw redirectDocument(
      `/dashboard/backups/${download.name}/archive?${new URLSearchParams({ token })}`,
      303,
    );
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

const getTitle = (isEverything?: boolean) =>
  isEverything ? t("Download everything") : t("Download a backup");

export const meta = titled<typeof loader>((data) =>
  data && !data.isEverything ? `${getTitle()}: ${data.lead}` : getTitle(data?.isEverything),
);

export default function DownloadBackup() {
  const {
    form: { lead, isEverything },
    problem,
  } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{getTitle(isEverything)}</h1>
      <p className="lead">{lead}</p>
      <p>
        {t(
          "It holds everything: messages, resumes, newsletter addresses and the staff accounts. Keep it where only the school can read it, for example on a USB stick in a locked drawer.",
        )}
      </p>
      {isEverything ? (
        <p>
          {t(
            "The first part arrives at once; a large website takes some minutes. Keep this page open until it is complete.",
          )}
        </p>
      ) : null}
      <PostForm
        errors={problem?.errors}
        submit={t("Download")}
        aside={<Link to="/dashboard/backups">{t("Cancel")}</Link>}
      >
        <OwnPasswordField state={problem ?? {}} />
      </PostForm>
    </>
  );
}
