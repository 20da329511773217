import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireStaff } from "~/http/require-staff.server";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { mayDo } from "~/session/roles";
import { StaffFrame } from "~/ui/frame/staff-frame";
import { ProofOrError } from "./ask-for-proof";
import { countInbox } from "./menu/inbox.server";
import { StaffMenu } from "./menu/staff-menu";

export const handle = { hydrate: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const isAdministrator = mayDo(staff.role, "administrator");
  return { role: staff.role, fresh: isAdministrator ? await countInbox(servicesOf(context).db) : {} };
}

export { proofOrErrorMeta as meta } from "./ask-for-proof";

/** The bar and the menu around a page; without the menu where the layout itself could not be loaded. */
function Framed({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof rootLoader>("root");
  const data = useRouteLoaderData<typeof loader>("routes/dashboard/layout");
  if (!frame) return children;
  return (
    <StaffFrame frame={frame} menu={data ? <StaffMenu {...data} /> : undefined}>
      {children}
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
