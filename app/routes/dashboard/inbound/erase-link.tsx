import { useRouteLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { mayDo } from "~/session/roles";
import { RowMenu } from "~/ui/lists/row-menu";
import { DeleteLink } from "~/ui/records/delete-link";
import type { loader as layoutLoader } from "../layout";

/** True if the staff member is an administrator: only they erase inbound records, which have no trash. */
export function useIsAdministrator(): boolean {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/dashboard/layout");
  return layout !== undefined && mayDo(layout.role, "administrator");
}

/** Delete link of an inbound record; only for administrators. */
export function EraseLink(props: ComponentProps<typeof DeleteLink>) {
  return useIsAdministrator() ? <DeleteLink {...props} /> : null;
}

/** "More" of a row with the link that erases it; only for administrators. */
export function EraseMenu(props: ComponentProps<typeof DeleteLink>) {
  if (!useIsAdministrator()) return null;
  return (
    <RowMenu of={props.of}>
      <DeleteLink {...props} inRow />
    </RowMenu>
  );
}
