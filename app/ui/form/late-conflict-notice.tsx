import { type ComponentProps, lazy, Suspense } from "react";
import type ConflictNotice from "./conflict-notice";

const Notice = lazy(() => import("./conflict-notice"));

/** Loads the conflict notice only when needed. */
export function LateConflictNotice(props: ComponentProps<typeof ConflictNotice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}
