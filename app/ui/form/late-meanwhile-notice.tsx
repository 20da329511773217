import { type ComponentProps, lazy, Suspense } from "react";
import type MeanwhileNotice from "./meanwhile-notice";

const Notice = lazy(() => import("./meanwhile-notice"));

/** The notice of a change meanwhile, whose script is fetched with the first one: few forms ever show it. */
export function LateMeanwhileNotice(props: ComponentProps<typeof MeanwhileNotice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}
