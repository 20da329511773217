import { redirectDocument } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { issueDownload } from "~/backup/download-token.server";
import { findArchive } from "~/backup/folder.server";
import { momentAtSchool } from "~/dates/dates";
import { notFound } from "~/http/refusal";
import { fileSize } from "~/text/file-size";
import { OwnPasswordField } from "~/ui/form/own-password";
import { PostForm } from "~/ui/form/post-form";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { refuseOwnPassword } from "../account/own-password.server";
import { staffAction, staffLoader } from "../staff-page.server";

export const handle: ProofHandle = { proof: "every time" };

export const loader = staffLoader("administrator", async ({ params, services }) => {
  const archive = await findArchive(services, params.name);
  if (!archive) throw notFound();
  return { at: momentAtSchool(archive.madeAt), size: fileSize(archive.bytes) };
});

/** Always asks for the password, because a backup contains all data. */
export const action = staffAction(
  { role: "administrator" },
  async ({ request, context, params, staff, services, db, fields }) => {
    const archive = await findArchive(services, params.name);
    if (!archive) throw notFound();
    const refused = await refuseOwnPassword(request, context, staff, fields.get("password") ?? "", {
      field: "password",
      message: t("This is not your password"),
    });
    if (refused) return refused;
    const token = issueDownload(db, staff.id, archive.name);
    throw redirectDocument(
      `/dashboard/backups/${archive.name}/archive?${new URLSearchParams({ token })}`,
      303,
    );
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? `${t("Download a backup")}: ${data.at}` : t("Download a backup"),
);

export default function DownloadBackup() {
  const {
    form: { at, size },
    problem,
  } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Download a backup")}</h1>
      <p className="lead">{`${at}, ${size}`}</p>
      <p>
        {t(
          "It holds everything: messages, resumes, newsletter addresses and the staff accounts. Keep it where only the school can read it, for example on a USB stick in a locked drawer.",
        )}
      </p>
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
