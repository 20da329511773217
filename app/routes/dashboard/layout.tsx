import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { countInbox } from "~/content/inbound-kinds.server";
import { issueToken } from "~/forms/one-time.server";
import { helpFor } from "~/help/find.server";
import type { loader as rootLoader } from "~/root";
import { mayDo } from "~/session/roles";
import { FormToken } from "~/ui/form/action-form";
import { TypedTextAccount } from "~/ui/form/typed-text/use-typed-text";
import { StaffFrame } from "~/ui/frame/staff-frame";
import { PlaceTabs } from "./menu/place-tabs";
import { StaffMenu } from "./menu/staff-menu";
import { ProofOrError } from "./reauthentication/ask-for-proof";
import { staffLoader } from "./staff-page.server";

export const handle = { hydrate: true };

const PendingForms = lazy(() => import("~/ui/form/pending/pending-forms"));

export const loader = staffLoader("editor", async ({ request, staff, services }) => {
  return {
    account: staff.id,
    token: issueToken(services.db, staff.id),
    role: staff.role,
    fresh: mayDo(staff.role, "office") ? await countInbox(services.db) : {},
    without: siteLanguages(services).languages.length === 0 ? "/dashboard/languages" : "",
    help: helpFor(new URL(request.url).pathname),
  };
});

export { proofOrErrorMeta as meta } from "./reauthentication/ask-for-proof";

/** Link that the page adds to the message of the form that returned to it. */
export interface MessageLink {
  messageLink?: { label: string; to: string } | undefined;
}

/** Bar and menu; without menu if the layout's loader failed. */
function Framed({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof rootLoader>("root");
  const data = useRouteLoaderData<typeof loader>("routes/dashboard/layout");
  const { messageLink } = (useMatches().at(-1)?.data ?? {}) as MessageLink;
  if (!frame) return children;
  const { message } = frame;
  const told =
    message && messageLink ? { ...message, links: [messageLink, ...(message.links ?? [])] } : message;
  return (
    <StaffFrame
      frame={{ ...frame, message: told }}
      menu={data ? <StaffMenu {...data} /> : undefined}
      help={data?.help}
    >
      {data ? (
        <Suspense>
          <PendingForms account={data.account} />
        </Suspense>
      ) : null}
      {data ? <PlaceTabs role={data.role} without={data.without} /> : null}
      <FormToken.Provider value={data?.token ?? ""}>
        <TypedTextAccount.Provider value={data?.account}>{children}</TypedTextAccount.Provider>
      </FormToken.Provider>
    </StaffFrame>
  );
}

export default function DashboardLayout() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export function ErrorBoundary() {
  return (
    <Framed>
      <ProofOrError />
    </Framed>
  );
}
