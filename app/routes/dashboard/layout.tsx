import type { MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, type ReactNode, Suspense } from "react";
import { t } from "#say";
import type { ProofAsked } from "~/accounts/proof/proof-fields";
import { ProofForm, proofTitle } from "~/accounts/proof/proof-form";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { countInbox } from "~/content/inbound-kinds.server";
import { helpFor } from "~/help/find.server";
import type { loader as rootLoader } from "~/root";
import { mayDo } from "~/session/roles";
import { FormToken } from "~/ui/form/action-form";
import { TypedTextAccount } from "~/ui/form/typed-text/use-typed-text";
import { StaffFrame } from "~/ui/frame/staff-frame";
import { errorMeta, PageError } from "~/ui/page/page-error";
import { titled } from "~/ui/page/page-meta";
import { PlaceTabs, StaffMenu } from "./menu/staff-menu";
import { staffLoader } from "./staff-page.server";

export const handle = { hydrate: true };

const PendingForms = lazy(() => import("~/ui/form/pending/pending-forms"));

export const loader = staffLoader("editor", async ({ request, staff, services, issueToken }) => {
  return {
    account: staff.id,
    token: issueToken(),
    role: staff.role,
    fresh: mayDo(staff.role, "office") ? await countInbox(services.db) : {},
    without: siteLanguages(services).languages.length === 0 ? "/dashboard/languages" : "",
    help: helpFor(new URL(request.url).pathname),
  };
});

function proofAskedBy(error: unknown): ProofAsked | undefined {
  return isRouteErrorResponse(error) ? error.data?.proof : undefined;
}

export const meta: MetaFunction = (args) =>
  proofAskedBy(args.error) ? titled(proofTitle)(args) : errorMeta(args);

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

/** The proof form of `requireProof`, or an error. */
function ProofOrError() {
  const asked = proofAskedBy(useRouteError());
  const { pathname, search } = useLocation();
  if (!asked) return <PageError />;
  return (
    <div className="shell grid grid-cols-1 justify-items-center py-[clamp(1.5rem,6vw,4rem)]">
      <div className="card w-full max-w-140">
        <ProofForm
          asked={asked}
          action={pathname + search}
          aside={<a href={pathname + search}>{t("Cancel")}</a>}
        />
      </div>
    </div>
  );
}
