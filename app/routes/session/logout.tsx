import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { recordLogout } from "~/activity-log/record-event.server";
import { clearSiteData } from "~/http/headers";
import { readForm, shortForm } from "~/http/read-form.server";
import { endSession, findStaff } from "~/session/session.server";
import { PostForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

export const handle = { layout: "wide" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { account: (await findStaff(request, context))?.id };
}

/** Ends the session and redirects to `/` (specification section 4). */
export async function action({ request, context }: ActionFunctionArgs) {
  await readForm(request, context, { characters: shortForm });
  await recordLogout(context, await findStaff(request, context));
  return redirectDocument("/", {
    status: 303,
    headers: { ...clearSiteData, "Set-Cookie": await endSession(request, context) },
  });
}

export const meta = titled(msg("Logout"));

export default function Logout() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Logout")} lead={t("End your session on this device?")} />
      <div className="shell section-narrow" data-enhance="logout" data-account={account}>
        <PostForm submit={t("Logout")} aside={<a href="/dashboard">{t("Back to the dashboard")}</a>} />
      </div>
    </>
  );
}
