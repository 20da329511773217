import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { hinted } from "~/content/subscribers/hinted";
import { findSubscriber, unsubscribe } from "~/content/subscribers/subscriber.server";
import { redirectWithMessage } from "~/http/flash.server";
import { assertSameOrigin } from "~/http/origin.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { saving } from "~/http/unavailable.server";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import { PostForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

const query = { token: (value) => value.length < 200 } satisfies PageQuery;
export const handle = { query, layout: "wide" };

const readToken = (request: Request) => readQuery(request, query).token ?? "";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = readToken(request);
  const email = await findSubscriber(servicesOf(context).db, token);
  return { complete: token !== "", email: email && hinted(email) };
}

/** Opening the link changes nothing, because mail programs open links, too, or post to it (RFC 8058). */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readForm(request, context, { characters: shortForm, from: "anywhere" });
  const isOneClick = fields.get("List-Unsubscribe") === "One-Click";
  if (!isOneClick) assertSameOrigin(request, context);
  await unsubscribe(servicesOf(context).db, readToken(request));
  if (isOneClick) return null;
  const answer = { location: "/newsletter", message: t("Your address has been removed from the list.") };
  return redirectWithMessage(request, context, answer);
}, "visitor");

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Unsubscribe"));

export default function Unsubscribe() {
  const { complete, email } = useLoaderData<typeof loader>();
  const gone = complete
    ? t("This address is not on the list any more.")
    : t("This link is not complete. Please open the whole link of the mail, or write to the school office.");
  return (
    <>
      <PageHeader
        title={t("Unsubscribe")}
        lead={email ? t("Remove {email} from the newsletter?", { email }) : undefined}
      />
      <div className="shell section-narrow">
        {email ? <PostForm submit={t("Unsubscribe")} /> : <p>{gone}</p>}
      </div>
    </>
  );
}
