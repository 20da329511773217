import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { t } from "#say";
import type { ProofAsked } from "~/accounts/proof/proof-fields";
import { ProofForm, proofTitle } from "~/accounts/proof/proof-form";
import { errorMeta, PageError } from "~/ui/page/page-error";
import { titled } from "~/ui/page/page-meta";

function proofAskedBy(error: unknown): ProofAsked | undefined {
  return isRouteErrorResponse(error) ? error.data?.proof : undefined;
}

export const proofOrErrorMeta: MetaFunction = (args) =>
  proofAskedBy(args.error) ? titled(proofTitle)(args) : errorMeta(args);

/** `ErrorBoundary` of the dashboard: the proof form of `requireProof`, or an error. */
export function ProofOrError() {
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
