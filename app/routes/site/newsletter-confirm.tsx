import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, rich, t } from "#say";
import { confirmSubscription, findByConfirmation } from "~/channels/newsletter/subscription.server";
import { hinted } from "~/content/subscribers/hinted";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { saving } from "~/http/unavailable.server";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import { PostForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";

const query = { token: (value) => value.length < 200 } satisfies PageQuery;
export const handle = { query, layout: "wide" };

const readToken = (request: Request) => readQuery(request, query).token ?? "";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = await findByConfirmation(servicesOf(context).db, readToken(request));
  return { email: address ? hinted(address.email) : null };
}

/** Opening the link confirms nothing, because mail scanners open links, too. */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  await readForm(request, context, { characters: shortForm });
  if (!(await confirmSubscription(servicesOf(context).db, readToken(request)))) return null;
  const message = t("Thank you. Your address is confirmed: you get our news by e-mail.");
  return redirectWithMessage(request, context, { location: "/newsletter", message });
}, "visitor");

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Confirm your address"), { tags: () => [noIndex] });

export default function ConfirmAddress() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("Confirm your address")}
        lead={
          email
            ? t("Do you want our news by e-mail, at {email}?", { email })
            : t("This link does not work any more.")
        }
      />
      <div className="shell section-narrow">
        {email ? (
          <PostForm submit={t("Confirm")} />
        ) : (
          <p>
            {rich("Enter your address once more under <a>Newsletter</a>, and we send you a new link.", {
              a: (words) => <a href="/newsletter">{words}</a>,
            })}
          </p>
        )}
      </div>
    </>
  );
}
