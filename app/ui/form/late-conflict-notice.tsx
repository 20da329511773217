import { type ComponentProps, lazy, Suspense } from "react";
import type ConflictNotice from "./conflict-notice";

const Notice = lazy(() => import("./conflict-notice"));

/** The notice of a change meanwhile, whose script is fetched with the first one: few forms ever show it. */
export function LateConflictNotice(props: ComponentProps<typeof ConflictNotice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}
